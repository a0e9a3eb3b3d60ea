import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import parts from '../../parts/styles.module.css';
import type { Problem } from '../core/problems';
import styles from '../styles.module.css';
import { Paste } from './Paste';
import { RuleForm } from './RuleForm';
import { EMPTY_RULE, textsOfRule, type RuleTexts } from './rule-texts';
import { serviceOf } from './scenario';
import { ScenarioForm, type ScenarioFormProps } from './ScenarioForm';
import type { FormRules } from './use-rules';

interface FormProps extends ScenarioFormProps {
  readonly rules: FormRules;
  readonly problems: readonly Problem[];
}

/** Creates a rule with an unused ID, because IDs must be unique. */
function newRule(list: FormRules['list']): RuleTexts {
  const ids = new Set(list.map(({ texts }) => texts.id));
  let number = list.length + 1;
  while (ids.has(`rule-${number}`)) number += 1;
  return { ...EMPTY_RULE, id: `rule-${number}`, noncurrentDays: '30' };
}

/** Form for the rules, for the object in the timeline, and for pasting an existing configuration. */
export function Form({ texts, reading, rules, problems, onChange }: FormProps): ReactNode {
  const { list, change } = rules;
  return (
    <form className={parts.form} onSubmit={(event) => event.preventDefault()}>
      <Paste service={serviceOf(texts)} onRead={(read) => rules.replace(read.map(textsOfRule))} />
      {list.map(({ key, texts: ruleTexts }, at) => (
        <RuleForm
          key={key}
          number={at + 1}
          texts={ruleTexts}
          faults={rules.faults[at]}
          problems={problems.filter((problem) => 'rule' in problem && problem.rule === at + 1)}
          onRemove={list.length > 1 ? () => change(list.filter((rule) => rule.key !== key)) : undefined}
          onChange={(changed) => change(list.map((rule) => (rule.key === key ? { key, texts: changed } : rule)))}
        />
      ))}
      <p className={styles.buttons}>
        <button type="button" onClick={() => rules.add(newRule(list))}>
          <Translate id="lifecycle.add" />
        </button>
      </p>
      <ScenarioForm texts={texts} reading={reading} onChange={onChange} />
    </form>
  );
}
