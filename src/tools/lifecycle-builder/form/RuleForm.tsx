import type { ReactNode } from 'react';
import { CheckField } from '../../parts/CheckField';
import type { TextIdOf } from '../../parts/form';
import { FoldedFields, FormField } from '../../parts/ToolForm';
import type { Problem } from '../core/problems';
import { mismatchText, problemText, say } from '../sentences';
import styles from '../styles.module.css';
import { RULE, type RuleFaults, type RuleField, type RuleTexts } from './rule-texts';

interface RuleFormProps {
  /** 1-based rule number. */
  readonly number: number;
  readonly texts: RuleTexts;
  readonly faults: RuleFaults | undefined;
  /** Problems with this rule. */
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

/** All fields for a rule, each with its problems. */
export function RuleForm({ number, texts, faults, problems, onRemove, onChange }: RuleFormProps): ReactNode {
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
      {(['id', 'prefix', 'noncurrentDays', 'newer', 'current'] as const).map(field)}
      {texts.current === 'days' && field('days')}
      {texts.current === 'date' && field('date')}
      {field('abortDays')}
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
