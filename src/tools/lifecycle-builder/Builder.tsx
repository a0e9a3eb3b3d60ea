import { useMemo, useState, type ReactNode } from 'react';
import words from '@generated/tools/default/lifecycle-builder.json';
import { addTexts } from '../parts/add-texts';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { useAddress } from '../parts/use-address';
import { problemsOf } from './core/problems';
import { Form } from './form/Form';
import { FORM, readScenario, serviceOf } from './form/scenario';
import { useRules } from './form/use-rules';
import { Results } from './results/Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** The builder: fields for the rules and an object, and the results. */
export default function Builder({ takesFocus }: LoadedToolProps): ReactNode {
  const [texts, change] = useAddress(FORM.address);
  const form = useRules(texts.rules, (rules) => change({ rules }));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const reading = useMemo(() => readScenario(texts, today), [texts, today]);
  const service = serviceOf(texts);
  const current = useMemo(
    () => form.rules && reading.scenario && { rules: form.rules, scenario: reading.scenario, service },
    [form.rules, reading, service],
  );
  const problems = useMemo(() => (form.rules ? problemsOf(form.rules) : []), [form.rules]);
  return (
    <Tool
      name={say('lifecycle.builder')}
      takesFocus={takesFocus}
      form={<Form texts={texts} reading={reading} rules={form} problems={problems} onChange={change} />}
      value={current}
    >
      {(shown, isStale) => <Results {...shown} today={today} isStale={isStale} />}
    </Tool>
  );
}
