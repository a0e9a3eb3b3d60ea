import { useMemo, type ReactNode } from 'react';
import words from '@generated/tools/default/usage-estimate.json';
import { addTexts } from '../parts/add-texts';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { useAddress } from '../parts/use-address';
import { FORM, readInput } from './fields';
import { Form } from './Form';
import { Results } from './Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** The estimate: fields, and the amount of stored data over a year. */
export default function Estimate({ takesFocus }: LoadedToolProps): ReactNode {
  const [texts, change] = useAddress(FORM.address);
  const { input, ...wrong } = useMemo(() => readInput(texts), [texts]);
  return (
    <Tool name={say('usage.tool')} takesFocus={takesFocus} form={<Form texts={texts} {...wrong} onChange={change} />} value={input}>
      {(shown, isStale) => <Results input={shown} texts={texts} isStale={isStale} />}
    </Tool>
  );
}
