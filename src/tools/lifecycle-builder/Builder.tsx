import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import words from '@generated/tools/default/lifecycle-builder.json';
import { useAddress } from '../parts/use-address';
import { addTexts } from '../parts/add-texts';
import styles from '../parts/styles.module.css';
import type { Rule, Service } from './core/model';
import { problemsOf } from './core/problems';
import type { Scenario } from './core/timeline';
import { Form } from './form/Form';
import { ADDRESS, readScenario, serviceOf } from './form/scenario';
import { useRules } from './form/use-rules';
import { Results } from './results/Results';

addTexts(words as Readonly<Record<string, string>>);

interface Input {
  readonly rules: readonly Rule[];
  readonly scenario: Scenario;
  readonly service: Service;
}

/** The last input without faults: results stay while a field is being corrected. */
function useLastInput(input: Input | undefined): Input | undefined {
  const [last, setLast] = useState(input);
  if (input !== undefined && input !== last) setLast(input);
  return input ?? last;
}

interface BuilderProps {
  /** Whether the reader asked for the tool and goes on in it. */
  readonly takesFocus: boolean;
}

/** The builder: rules and an object as fields, and what follows from them. */
export default function Builder({ takesFocus }: BuilderProps): ReactNode {
  const [texts, change] = useAddress(ADDRESS);
  const form = useRules(texts.rules, (rules) => change({ rules }));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const reading = useMemo(() => readScenario(texts, today), [texts, today]);
  const faults = 'scenario' in reading ? undefined : reading;
  const service = serviceOf(texts);
  const current = useMemo(
    () => (form.rules && 'scenario' in reading ? { rules: form.rules, scenario: reading.scenario, service } : undefined),
    [form.rules, reading, service],
  );
  const input = useLastInput(current);
  const problems = useMemo(() => (form.rules ? problemsOf(form.rules) : []), [form.rules]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.querySelector('summary')?.focus();
  }, [takesFocus]);
  return (
    <section ref={section} aria-label={translate({ id: 'lifecycle.builder' })}>
      <Form texts={texts} faults={faults} rules={form} problems={problems} onChange={change} />
      {input ? (
        <Results {...input} today={today} isStale={current === undefined} />
      ) : (
        <p role="status" className={styles.stale}>
          <Translate id="tools.nothing" />
        </p>
      )}
    </section>
  );
}
