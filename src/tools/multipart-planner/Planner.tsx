import { useMemo, type ReactNode } from 'react';
import words from '@generated/tools/default/multipart-planner.json';
import { addTexts } from '../parts/add-texts';
import { CopyAddress } from '../parts/CopyAddress';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { ToolForm } from '../parts/ToolForm';
import { useAddress } from '../parts/use-address';
import { planUpload } from './core/plan';
import { clientOf, FORM, readInput } from './fields';
import { Results, Settings } from './Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** The planner: fields, results, a client's settings, and a link for sharing. */
export default function Planner({ takesFocus }: LoadedToolProps): ReactNode {
  const [texts, change] = useAddress(FORM.address);
  const { upload, faults } = useMemo(() => readInput(texts), [texts]);
  const planned = useMemo(() => upload && { upload, plan: planUpload(upload) }, [upload]);
  const form = <ToolForm fields={FORM.fields} texts={texts} faults={faults} say={(id) => say(`multipart.${id}`)} onChange={change} />;
  return (
    <Tool name={say('multipart.planner')} takesFocus={takesFocus} form={form} value={planned}>
      {(shown, isStale) => (
        <>
          <Results {...shown} isStale={isStale} />
          <Settings {...shown} client={clientOf(texts)} onChange={(client) => change({ client })}>
            {!isStale && <CopyAddress label={say('multipart.copy.address')} address={FORM.address} texts={texts} heading="planner" />}
          </Settings>
        </>
      )}
    </Tool>
  );
}
