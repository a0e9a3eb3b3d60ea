import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CheckField } from '../../parts/CheckField';
import { Field } from '../../parts/Field';
import { SelectField } from '../../parts/SelectField';
import type { Problem } from '../core/problems';
import styles from '../styles.module.css';
import { ruleLabels } from './labels';
import { mismatchText, problemText } from '../sentences';
import { More } from './More';
import type { CurrentChoice, RuleFaults, RuleField, RuleTexts } from './rule-texts';

interface RuleFormProps {
  /** From 1. */
  readonly number: number;
  readonly texts: RuleTexts;
  readonly faults: RuleFaults | undefined;
  /** Of this rule. */
  readonly problems: readonly Problem[];
  /** Undefined where it is the only rule. */
  readonly onRemove: (() => void) | undefined;
  readonly onChange: (texts: RuleTexts) => void;
}

/** The field that cures a problem. */
const FIELDS: Readonly<Partial<Record<Problem['code'], RuleField>>> = {
  'duplicate-id': 'id',
  'size-order': 'smaller',
  'duplicate-tag': 'tags',
  'too-many-tags': 'tags',
  'marker-with-tags': 'tags',
  'no-action': 'noncurrentDays',
  'abort-with-filter': 'abortDays',
};

const choices = (): readonly { readonly value: CurrentChoice; readonly label: string }[] => [
  { value: 'keep', label: translate({ id: 'lifecycle.current.keep' }) },
  { value: 'days', label: translate({ id: 'lifecycle.current.days' }) },
  { value: 'date', label: translate({ id: 'lifecycle.current.date' }) },
  { value: 'marker', label: translate({ id: 'lifecycle.current.marker' }) },
];

/** All of a rule, each field with what is wrong with it. */
export function RuleForm({ number, texts, faults, problems, onRemove, onChange }: RuleFormProps): ReactNode {
  const labels = ruleLabels();
  const field = (name: RuleField, isText = false): ReactNode => {
    const mismatch = faults?.mismatches[name];
    const found = problems.filter(({ code }) => FIELDS[code] === name).map(problemText);
    return (
      <Field
        key={name}
        {...labels[name]}
        value={texts[name]}
        fault={faults?.faults[name]}
        messages={[...(mismatch ? [mismatchText(mismatch)] : []), ...found]}
        isText={isText}
        onChange={(value) => onChange({ ...texts, [name]: value })}
      />
    );
  };
  return (
    <fieldset>
      <legend>{translate({ id: 'lifecycle.rule' }, { number })}</legend>
      {field('id', true)}
      {field('prefix', true)}
      {field('noncurrentDays')}
      {field('newer')}
      <SelectField
        label={translate({ id: 'lifecycle.field.current' })}
        value={texts.current}
        options={choices()}
        onChange={(current) => onChange({ ...texts, current })}
      />
      {texts.current === 'days' && field('days')}
      {texts.current === 'date' && field('date', true)}
      {field('abortDays')}
      <More title={translate({ id: 'lifecycle.more' })} isUsed={texts.tags !== '' || texts.larger !== '' || texts.smaller !== ''}>
        {field('tags', true)}
        {field('larger')}
        {field('smaller')}
      </More>
      <div className={styles.ruleEnd}>
        <CheckField
          label={translate({ id: 'lifecycle.field.enabled' })}
          isChecked={texts.isEnabled}
          onChange={(isEnabled) => onChange({ ...texts, isEnabled })}
        />
        {onRemove && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              onRemove();
              // The rule goes with the focus; whoever uses the keyboard goes on in what comes after it.
              currentTarget.closest('fieldset')?.nextElementSibling?.querySelector<HTMLElement>('input, button')?.focus();
            }}
          >
            {translate({ id: 'lifecycle.remove' }, { number })}
          </button>
        )}
      </div>
    </fieldset>
  );
}
