/** The table's words in the build's language. */
import names from '@generated/operations/default/names.json';
import type { TableNames } from './plugin';

export const { areas: areaNames, statuses: statusNames } = names as TableNames;
