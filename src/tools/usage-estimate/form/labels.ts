import { translate } from '@docusaurus/Translate';
import type { LabelledProps } from '../../parts/Labelled';
import type { FieldName } from './fields';

type Label = Pick<LabelledProps, 'label' | 'unit' | 'hint'>;

/** Names of the fields in the reader's language. */
export const fieldLabels = (): Readonly<Record<FieldName, Label>> => {
  const days = translate({ id: 'usage.unit.days' });
  const never = translate({ id: 'usage.hint.never' });
  const script = translate({ id: 'usage.hint.script' });
  return {
    objects: { label: translate({ id: 'usage.field.objects' }) },
    size: { label: translate({ id: 'usage.field.size' }), unit: 'MB', hint: translate({ id: 'usage.hint.size' }) },
    added: { label: translate({ id: 'usage.field.added' }) },
    overwritten: { label: translate({ id: 'usage.field.overwritten' }) },
    deleted: { label: translate({ id: 'usage.field.deleted' }) },
    versioning: { label: translate({ id: 'usage.field.versioning' }) },
    lockDays: { label: translate({ id: 'usage.field.lockDays' }), unit: days, hint: translate({ id: 'usage.hint.lockDays' }) },
    noncurrentDays: { label: translate({ id: 'usage.field.noncurrentDays' }), unit: days, hint: never },
    expireDays: { label: translate({ id: 'usage.field.expireDays' }), unit: days, hint: script },
    abortDays: { label: translate({ id: 'usage.field.abortDays' }), unit: days, hint: script },
    unfinished: { label: translate({ id: 'usage.field.unfinished' }) },
    unfinishedSize: { label: translate({ id: 'usage.field.unfinishedSize' }), unit: 'MB' },
    minimum: { label: translate({ id: 'usage.field.minimum' }), unit: 'KB', hint: translate({ id: 'usage.hint.minimum' }) },
  };
};

interface Group {
  readonly title: string;
  readonly fields: readonly FieldName[];
}

/** The fields in groups, as they stand in the form. */
export const fieldGroups = (): readonly Group[] => [
  { title: translate({ id: 'usage.group.stored' }), fields: ['objects', 'size', 'minimum'] },
  { title: translate({ id: 'usage.group.month' }), fields: ['added', 'overwritten', 'deleted', 'unfinished', 'unfinishedSize'] },
  { title: translate({ id: 'usage.group.rules' }), fields: ['versioning', 'lockDays', 'noncurrentDays', 'expireDays', 'abortDays'] },
];
