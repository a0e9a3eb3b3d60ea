import { useMemo, type ReactNode } from 'react';
import words from '@generated/tools/default/multipart-planner.json';
import { addTexts } from '../parts/add-texts';
import { CopyAddress } from '../parts/CopyAddress';
import { CopyText } from '../parts/CopyText';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { ToolForm } from '../parts/ToolForm';
import { useAddress } from '../parts/use-address';
import { planUpload } from './core/plan';
import { clientOf, FORM, readInput } from './fields';
import { Results, settingsText, useAnswer } from './Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** The multipart planner, with fields, results, client settings, and a link for sharing. */
export default function Planner({ takesFocus }: LoadedToolProps): ReactNode {
  const [texts, change] = useAddress(FORM.address);
  const { upload, faults } = useMemo(() => readInput(texts), [texts]);
  const planned = useMemo(() => upload && { upload, plan: planUpload(upload) }, [upload]);
  const client = clientOf(texts);
  const form = <ToolForm fields={FORM.fields} texts={texts} faults={faults} say={(id) => say(`multipart.${id}`)} onChange={change} />;
  return (
    <Tool
      name={say('multipart.planner')}
      takesFocus={takesFocus}
      form={form}
      value={planned}
      answer={useAnswer()}
      results={say('multipart.results')}
      copies={(shown) => (
        <>
          <CopyText label={say('multipart.copy.settings')} text={() => settingsText(client, shown)} />
          <CopyAddress address={FORM.address} texts={texts} heading="planner" />
        </>
      )}
      onReset={() => change(FORM.address.none)}
    >
      {(shown) => <Results {...shown} client={client} onChange={(chosen) => change({ client: chosen })} />}
    </Tool>
  );
}
