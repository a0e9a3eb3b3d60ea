import { useMemo, type ReactNode } from 'react';
import words from '@generated/tools/default/redundancy-planner.json';
import { addTexts } from '../parts/add-texts';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { useAddress } from '../parts/use-address';
import { planOf } from './core/plan';
import { FORM, readInput } from './fields';
import { Form } from './Form';
import { Results } from './Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** The planner: fields, results, and ways to share them. */
export default function Planner({ takesFocus }: LoadedToolProps): ReactNode {
  const [texts, change] = useAddress(FORM.address);
  const { input, ...wrong } = useMemo(() => readInput(texts), [texts]);
  const planned = useMemo(() => input && { input, plan: planOf(input) }, [input]);
  return (
    <Tool
      name={say('redundancy.planner')}
      takesFocus={takesFocus}
      form={<Form texts={texts} {...wrong} problems={planned?.plan.problems ?? []} onChange={change} />}
      value={planned}
    >
      {(shown, isStale) => <Results {...shown} texts={texts} isStale={isStale} />}
    </Tool>
  );
}
