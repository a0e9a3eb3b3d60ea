import { translate } from '@docusaurus/Translate';
import type { FieldName } from './fields';

export interface Label {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
}

/** Names of the fields in the reader's language. Units are the same in all languages. */
export const fieldLabels = (): Readonly<Record<FieldName, Label>> => ({
  outerN: { label: translate({ id: 'redundancy.field.outerN' }) },
  outerK: { label: translate({ id: 'redundancy.field.outerK' }) },
  innerN: { label: translate({ id: 'redundancy.field.innerN' }) },
  innerK: { label: translate({ id: 'redundancy.field.innerK' }) },
  group: { label: translate({ id: 'redundancy.field.group' }) },
  nexuses: { label: translate({ id: 'redundancy.field.nexuses' }) },
  nodes: { label: translate({ id: 'redundancy.field.nodes' }), hint: translate({ id: 'redundancy.field.nodes.hint' }) },
  disks: { label: translate({ id: 'redundancy.field.disks' }), hint: translate({ id: 'redundancy.field.disks.hint' }) },
  sizes: { label: translate({ id: 'redundancy.field.sizes' }), unit: 'TB', hint: translate({ id: 'redundancy.field.sizes.hint' }) },
  fill: { label: translate({ id: 'redundancy.field.fill' }), unit: '%' },
  target: { label: translate({ id: 'redundancy.field.target' }), unit: 'TB' },
  written: { label: translate({ id: 'redundancy.field.written' }), unit: 'Gbit/s' },
  link: { label: translate({ id: 'redundancy.field.link' }), unit: 'Gbit/s' },
  siteLink: { label: translate({ id: 'redundancy.field.siteLink' }), unit: 'Gbit/s' },
  diskSpeed: { label: translate({ id: 'redundancy.field.diskSpeed' }), unit: 'MB/s' },
  diskRate: { label: translate({ id: 'redundancy.field.diskRate' }), unit: '%' },
  nodeRate: { label: translate({ id: 'redundancy.field.nodeRate' }), unit: '%' },
  nodeDays: { label: translate({ id: 'redundancy.field.nodeDays' }), unit: translate({ id: 'redundancy.unit.days' }) },
  diskHours: { label: translate({ id: 'redundancy.field.diskHours' }), unit: translate({ id: 'redundancy.unit.hours' }) },
  siteRate: { label: translate({ id: 'redundancy.field.siteRate' }), unit: '%' },
  siteDays: { label: translate({ id: 'redundancy.field.siteDays' }), unit: translate({ id: 'redundancy.unit.days' }) },
  siteAway: { label: translate({ id: 'redundancy.field.siteAway' }), unit: '%', hint: translate({ id: 'redundancy.field.siteAway.hint' }) },
  wait: { label: translate({ id: 'redundancy.field.wait' }), hint: translate({ id: 'redundancy.field.wait.hint' }) },
  unavailable: { label: translate({ id: 'redundancy.field.unavailable' }), unit: '%' },
});

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldName[];
  /** Whether the group is folded until the reader opens it: its values are examples that the first answer can take. */
  readonly isFolded?: boolean;
}

/** The fields in groups, as they stand in the form. */
export const fieldGroups = (): readonly FieldGroup[] => [
  { title: translate({ id: 'redundancy.group.class' }), fields: ['outerN', 'outerK', 'innerN', 'innerK', 'group'] },
  { title: translate({ id: 'redundancy.group.layout' }), fields: ['nexuses', 'nodes', 'disks', 'sizes', 'fill', 'target'] },
  { title: translate({ id: 'redundancy.group.speeds' }), fields: ['written', 'link', 'siteLink', 'diskSpeed'] },
  {
    title: translate({ id: 'redundancy.group.failures' }),
    fields: ['diskRate', 'diskHours', 'nodeRate', 'nodeDays', 'siteRate', 'siteDays', 'unavailable', 'siteAway', 'wait'],
    isFolded: true,
  },
];
