/** What the reader asks of the table, and which rows answer it. */
import { AREAS, STATUSES, type Area, type Row, type Status } from './model';

export interface Filter {
  /** Part of a name. */
  readonly query: string;
  /** Undefined means all. */
  readonly area: Area | undefined;
  /** None means all. */
  readonly statuses: readonly Status[];
}

export const NO_FILTER: Filter = { query: '', area: undefined, statuses: [] };

/** Whether the reader asks for a part of the table. */
export const isActive = ({ query, area, statuses }: Filter): boolean => query.trim() !== '' || area !== undefined || statuses.length > 0;

/** Longest query that the box takes. */
export const QUERY_MAX = 100;

/** Whether the name has every word of the query, whatever the case, and area and status fit. */
export function matches({ name, area, status }: Row, filter: Filter): boolean {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (filter.area === undefined || filter.area === area) && (filter.statuses.length === 0 || filter.statuses.includes(status));
  return fits && words.every((word) => name.toLowerCase().includes(word));
}

/** Names of the parts in the address. */
const KEYS = { query: 'operation', area: 'area', status: 'status' } as const;

export function parseFilter(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.getAll(KEYS.status);
  return {
    query: (parameters.get(KEYS.query) ?? '').slice(0, QUERY_MAX),
    area: AREAS.find((area) => area === parameters.get(KEYS.area)),
    statuses: STATUSES.filter((status) => wanted.includes(status)),
  };
}

export function formatFilter({ query, area, statuses }: Filter, search = ''): string {
  const parameters = new URLSearchParams(search);
  for (const key of Object.values(KEYS)) parameters.delete(key);
  if (query.trim() !== '') parameters.set(KEYS.query, query.trim());
  if (area !== undefined) parameters.set(KEYS.area, area);
  for (const status of statuses) parameters.append(KEYS.status, status);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** For the filter's hook. */
export const ADDRESS = { none: NO_FILTER, parse: parseFilter, format: formatFilter, hides: true };
