import { useMemo, useState, type ReactNode } from 'react';
import words from '@generated/tools/default/lifecycle-builder.json';
import { addTexts } from '../parts/add-texts';
import { Tool, type LoadedToolProps } from '../parts/Tool';
import { useAddress } from '../parts/use-address';
import { useNumbers } from '../parts/use-numbers';
import { actionsOf } from './core/model';
import { problemsOf } from './core/checks';
import { timelineOf } from './core/timeline';
import { Form } from './form/Form';
import { FORM, readScenario, serviceOf } from './form/scenario';
import { FIRST_RULE, useRules } from './form/rules';
import { answerOf, Results } from './results/Results';
import { say } from './sentences';

addTexts(words as Readonly<Record<string, string>>);

/** The lifecycle builder, with fields for the rules and an object, and the results. */
export default function Builder({ takesFocus }: LoadedToolProps): ReactNode {
  const { texts, change, reset, link } = useAddress(FORM.address, 'builder');
  const numbers = useNumbers();
  const form = useRules(texts.rules, (rules) => change({ rules }));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const reading = useMemo(() => readScenario(texts, today), [texts, today]);
  const service = serviceOf(texts);
  const { rules } = form;
  const problems = useMemo(() => (rules ? problemsOf(rules) : []), [rules]);
  const current = useMemo(() => {
    const { scenario } = reading;
    if (!rules || !scenario) return undefined;
    const acting = rules.map((rule) => actionsOf(service, rule));
    return { rules, problems, scenario, service, timeline: timelineOf(acting, scenario) };
  }, [rules, problems, reading, service]);
  return (
    <Tool
      name={say('lifecycle.builder')}
      takesFocus={takesFocus}
      form={<Form texts={texts} reading={reading} rules={form} problems={problems} onChange={change} />}
      value={current}
      answer={(shown) => answerOf(shown, numbers)}
      results={say('lifecycle.results')}
      link={link}
      onReset={() => {
        form.replace([FIRST_RULE]);
        reset();
      }}
    >
      {(shown) => <Results {...shown} today={today} />}
    </Tool>
  );
}
