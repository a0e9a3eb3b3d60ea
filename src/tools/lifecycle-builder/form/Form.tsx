import type { ReactNode } from 'react';
import { useBrand } from '../../../ui/use-brand';
import type { TextIdOf } from '../../parts/form';
import { FoldedFields, FormField } from '../../parts/ToolForm';
import { CheckField } from '../../parts/controls';
import parts from '../../parts/styles.module.css';
import { mismatchText, say, problemText } from '../sentences';
import type { Problem } from '../core/checks';
import styles from '../styles.module.css';
import { FORM, type FieldName, type ScenarioReading, type ScenarioTexts, serviceOf } from './scenario';
import { RULE, type RuleFaults, type RuleField, type RuleTexts, EMPTY_RULE, textsOfRule, type FormRules } from './rules';
import { Paste } from './Paste';

/** Fields that affect the timeline itself. The other fields only determine whether a rule applies to the object. */
const STORY: readonly FieldName[] = ['service', 'versioning', 'overwritten', 'deleted', 'lock'];
const OBJECT: readonly FieldName[] = ['key', 'size', 'objectTags', 'dayZero'];

interface RuleFormProps {
  readonly number: number;
  readonly texts: RuleTexts;
  readonly faults: RuleFaults | undefined;
  readonly problems: readonly Problem[];
  /** Undefined if this is the only rule. */
  readonly onRemove: (() => void) | undefined;
  readonly onChange: (texts: RuleTexts) => void;
}

/** Field in which the reader can fix each problem. */
const FIELDS: Readonly<Partial<Record<Problem['code'], RuleField>>> = {
  'duplicate-id': 'id',
  'size-order': 'smaller',
  'duplicate-tag': 'tags',
  'too-many-tags': 'tags',
  'marker-with-tags': 'tags',
  'no-action': 'noncurrentDays',
  'abort-with-filter': 'abortDays',
};

function RuleForm({ number, texts, faults, problems, onRemove, onChange }: RuleFormProps): ReactNode {
  const messagesOf = (name: RuleField): readonly string[] => {
    const mismatch = faults?.mismatches[name];
    const found = problems.filter(({ code }) => FIELDS[code] === name).map(problemText);
    return [...(mismatch ? [mismatchText(mismatch)] : []), ...found];
  };
  const form = {
    fields: RULE.fields,
    texts,
    faults: faults?.faults ?? {},
    messages: Object.fromEntries((Object.keys(RULE.fields) as RuleField[]).map((name) => [name, messagesOf(name)])),
    say: (id: TextIdOf<typeof RULE.fields>): string => say(`lifecycle.${id}`),
    onChange: (part: Partial<RuleTexts>): void => onChange({ ...texts, ...part }),
  };
  const field = (name: RuleField): ReactNode => <FormField key={name} {...form} name={name} />;
  return (
    <fieldset>
      <legend>{say('lifecycle.group.rule', { number })}</legend>
      {(['noncurrentDays', 'newer', 'current'] as const).map(field)}
      {texts.current === 'days' && field('days')}
      {texts.current === 'date' && field('date')}
      {(['abortDays', 'prefix', 'id'] as const).map(field)}
      <CheckField
        label={say('lifecycle.field.enabled')}
        isChecked={texts.isEnabled}
        onChange={(isEnabled) => onChange({ ...texts, isEnabled })}
      />
      <FoldedFields {...form} title={say('lifecycle.more')} names={['tags', 'larger', 'smaller']} />
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={({ currentTarget }) => {
            onRemove();
            // Removing the rule also removes the focused button, so move focus to the next element for keyboard users.
            currentTarget.closest('fieldset')?.nextElementSibling?.querySelector<HTMLElement>('input, button')?.focus();
          }}
        >
          {say('lifecycle.remove', { number })}
        </button>
      )}
    </fieldset>
  );
}

/** Creates a rule with an unused ID, because IDs must be unique. */
function newRule(list: FormRules['list']): RuleTexts {
  const ids = new Set(list.map(({ texts }) => texts.id));
  let number = list.length + 1;
  while (ids.has(`rule-${number}`)) number += 1;
  return { ...EMPTY_RULE, id: `rule-${number}`, noncurrentDays: '30' };
}

interface FormProps {
  readonly texts: ScenarioTexts;
  readonly reading: ScenarioReading;
  readonly rules: FormRules;
  readonly problems: readonly Problem[];
  readonly onChange: (part: Partial<ScenarioTexts>) => void;
}

/** Form for the rules, for the bucket and the object in the timeline, and for pasting an existing configuration. */
export function Form({ texts, reading: { faults, mismatches }, rules, problems, onChange }: FormProps): ReactNode {
  const { product } = useBrand();
  const { list, change } = rules;
  const form = {
    fields: FORM.fields,
    labels: { own: product, other: say('lifecycle.service.other') },
    texts,
    faults,
    messages: Object.fromEntries(Object.entries(mismatches).map(([name, mismatch]) => [name, [mismatchText(mismatch)]])),
    say: (id: TextIdOf<typeof FORM.fields>): string => say(`lifecycle.${id}`),
    onChange,
  };
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
          {say('lifecycle.add')}
        </button>
      </p>
      <fieldset>
        <legend>{say('lifecycle.group.scenario')}</legend>
        {STORY.map((name) => (
          <FormField key={name} {...form} name={name} />
        ))}
        <FoldedFields {...form} title={say('lifecycle.object')} names={OBJECT} />
      </fieldset>
    </form>
  );
}
