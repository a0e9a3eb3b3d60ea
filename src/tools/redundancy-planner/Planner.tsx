import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import words from '@generated/tools/default/redundancy-planner.json';
import { useAddress } from '../parts/use-address';
import { addTexts } from '../parts/add-texts';
import { planOf, type PlanInput } from './core/plan';
import { ADDRESS, textsOf } from './form/fields';
import { Form } from './form/Form';
import { readInput } from './form/input';
import { Results } from './results/Results';
import styles from '../parts/styles.module.css';
import { SHAPES } from './worked';

addTexts(words as Readonly<Record<string, string>>);

interface PlannerProps {
  /** Whether the reader asked for the tool and goes on in it. */
  readonly takesFocus: boolean;
}

/** The last input without faults: results stay while a field is being corrected. */
function useLastInput(input: PlanInput | undefined): PlanInput | undefined {
  const [last, setLast] = useState(input);
  if (input !== undefined && input !== last) setLast(input);
  return input ?? last;
}

/** The planner: fields, what follows from them, and ways to pass it on. */
export default function Planner({ takesFocus }: PlannerProps): ReactNode {
  const [texts, change] = useAddress(ADDRESS);
  const reading = useMemo(() => readInput(texts), [texts]);
  const faults = 'input' in reading ? undefined : reading;
  const input = useLastInput('input' in reading ? reading.input : undefined);
  const plan = useMemo(() => input && planOf(input), [input]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('select')?.focus();
  }, [takesFocus]);
  return (
    <section ref={section} aria-label={translate({ id: 'redundancy.planner' })}>
      <Form
        texts={texts}
        faults={faults}
        problems={faults ? [] : (plan?.problems ?? [])}
        onChange={change}
        onExample={(name) => change(textsOf(SHAPES[name]))}
      />
      {input && plan ? (
        <Results input={input} plan={plan} texts={texts} isStale={faults !== undefined} />
      ) : (
        <p role="status" className={styles.stale}>
          <Translate id="tools.nothing" />
        </p>
      )}
    </section>
  );
}
