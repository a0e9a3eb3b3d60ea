import { translate } from '@docusaurus/Translate';
import type { RuleField } from './rule-texts';

interface Label {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
}

/** Names of the fields of a rule in the reader's language. */
export const ruleLabels = (): Readonly<Record<RuleField, Label>> => {
  const days = translate({ id: 'lifecycle.unit.days' });
  return {
    id: { label: translate({ id: 'lifecycle.field.id' }) },
    prefix: { label: translate({ id: 'lifecycle.field.prefix' }), hint: translate({ id: 'lifecycle.hint.prefix' }) },
    tags: { label: translate({ id: 'lifecycle.field.tags' }), hint: translate({ id: 'lifecycle.hint.tags' }) },
    larger: { label: translate({ id: 'lifecycle.field.larger' }), unit: 'B' },
    smaller: { label: translate({ id: 'lifecycle.field.smaller' }), unit: 'B' },
    days: { label: translate({ id: 'lifecycle.field.days' }), unit: days },
    date: { label: translate({ id: 'lifecycle.field.date' }), hint: translate({ id: 'lifecycle.hint.date' }) },
    noncurrentDays: {
      label: translate({ id: 'lifecycle.field.noncurrentDays' }),
      unit: days,
      hint: translate({ id: 'lifecycle.hint.noncurrentDays' }),
    },
    newer: { label: translate({ id: 'lifecycle.field.newer' }), hint: translate({ id: 'lifecycle.hint.newer' }) },
    abortDays: {
      label: translate({ id: 'lifecycle.field.abortDays' }),
      unit: days,
      hint: translate({ id: 'lifecycle.hint.noncurrentDays' }),
    },
  };
};
