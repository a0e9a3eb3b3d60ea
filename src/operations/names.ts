/** The words of the table in the language of the build. */
import names from '@generated/operations/default/names.json';
import type { Area, Names, Status } from './model';

type Column = 'operation' | 'status' | 'note' | 'guide' | 'proof';

interface Data {
  readonly areas: Names<Area>;
  readonly statuses: Names<Status>;
  readonly columns: Names<Column>;
}

export const { areas: areaNames, statuses: statusNames, columns: columnNames } = names as Data;
