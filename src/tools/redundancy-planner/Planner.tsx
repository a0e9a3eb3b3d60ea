import { useMemo, type ReactNode } from 'react';
import words from '@generated/tools/default/redundancy-planner.json';
import { addTexts } from '../parts/add-texts';
import { withoutTerms } from '../parts/term-texts';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { useAddress } from '../parts/use-address';
import { useNumbers } from '../parts/use-numbers';
import { planOf } from './core/plan';
import { FORM, readInput, type FormTexts, nearestLayout, type Changes } from './fields';
import { Form } from './Form';
import { answerOf, Copies, Results } from './Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** The redundancy planner, with fields, results, and ways to share them. */
export default function Planner({ takesFocus }: LoadedToolProps): ReactNode {
  const { texts, change, reset, link } = useAddress(FORM.address, 'planner');
  const numbers = useNumbers();
  const { input, ...wrong } = useMemo(() => readInput(texts), [texts]);
  const planned = useMemo(() => input && { input, plan: planOf(input) }, [input]);
  return (
    <Tool
      name={say('redundancy.planner')}
      takesFocus={takesFocus}
      form={<Form texts={texts} {...wrong} problems={planned?.plan.problems ?? []} onChange={change} />}
      value={planned}
      answer={(shown) => {
        const answer = answerOf(shown, numbers);
        return answer.isGood === false ? { ...answer, next: <Nearest texts={texts} onChange={change} /> } : answer;
      }}
      results={say('redundancy.results')}
      copies={(shown) => <Copies {...shown} />}
      link={link}
      onReset={reset}
    >
      {(shown) => <Results {...shown} />}
    </Tool>
  );
}

/** Button that changes the fields to the nearest layout that works. */
function Nearest({ texts, onChange }: { readonly texts: FormTexts; readonly onChange: (changes: Changes) => void }): ReactNode {
  const { locale } = useNumbers();
  const found = useMemo(() => nearestLayout(texts), [texts]);
  if (!found) return null;
  const fields = Object.entries(found).map(
    ([name, value]) => `${withoutTerms(say(`redundancy.field.${name as keyof Changes}`))}: ${value}`,
  );
  return (
    <button type="button" onClick={() => onChange(found)}>
      {say('redundancy.nearest', { changes: new Intl.ListFormat(locale).format(fields) })}
    </button>
  );
}
