/** Words of the table in the language of the build. */
import names from '@generated/operations/default/names.json';
import type { TableNames } from './plugin';

export const { areas: areaNames, statuses: statusNames } = names as TableNames;
