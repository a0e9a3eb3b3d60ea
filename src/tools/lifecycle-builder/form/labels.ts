import { translate } from '@docusaurus/Translate';
import type { RuleField } from './rule-texts';
import type { ScenarioField } from './scenario';

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
    prefix: { label: translate({ id: 'lifecycle.field.prefix' }), hint: translate({ id: 'lifecycle.field.prefix.hint' }) },
    tags: { label: translate({ id: 'lifecycle.field.tags' }), hint: translate({ id: 'lifecycle.field.tags.hint' }) },
    larger: { label: translate({ id: 'lifecycle.field.larger' }), unit: 'B' },
    smaller: { label: translate({ id: 'lifecycle.field.smaller' }), unit: 'B' },
    days: { label: translate({ id: 'lifecycle.field.days' }), unit: days },
    date: { label: translate({ id: 'lifecycle.field.date' }), hint: translate({ id: 'lifecycle.field.date.hint' }) },
    noncurrentDays: {
      label: translate({ id: 'lifecycle.field.noncurrentDays' }),
      unit: days,
      hint: translate({ id: 'lifecycle.field.noncurrentDays.hint' }),
    },
    newer: { label: translate({ id: 'lifecycle.field.newer' }), hint: translate({ id: 'lifecycle.field.newer.hint' }) },
    abortDays: {
      label: translate({ id: 'lifecycle.field.abortDays' }),
      unit: days,
      hint: translate({ id: 'lifecycle.field.noncurrentDays.hint' }),
    },
  };
};

/** Names of the fields of the object. */
export const scenarioLabels = (): Readonly<Record<ScenarioField, Label>> => ({
  key: { label: translate({ id: 'lifecycle.field.key' }) },
  size: { label: translate({ id: 'lifecycle.field.size' }), unit: 'B' },
  tags: { label: translate({ id: 'lifecycle.field.objectTags' }), hint: translate({ id: 'lifecycle.field.tags.hint' }) },
  overwritten: { label: translate({ id: 'lifecycle.field.overwritten' }), hint: translate({ id: 'lifecycle.field.overwritten.hint' }) },
  deleted: { label: translate({ id: 'lifecycle.field.deleted' }), hint: translate({ id: 'lifecycle.field.deleted.hint' }) },
  lock: {
    label: translate({ id: 'lifecycle.field.lock' }),
    unit: translate({ id: 'lifecycle.unit.days' }),
    hint: translate({ id: 'lifecycle.field.lock.hint' }),
  },
  dayZero: { label: translate({ id: 'lifecycle.field.dayZero' }), hint: translate({ id: 'lifecycle.field.dayZero.hint' }) },
});
