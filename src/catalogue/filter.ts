/** What the reader asks of the catalogue, and which guides answer it. */
import { LABELS, type Guide, type Label } from './taxonomy';

export interface Filter {
  readonly query: string;
  /** A guide has all of them. */
  readonly labels: readonly Label[];
}

export const NO_FILTER: Filter = { query: '', labels: [] };

/** Whether the reader asks for a part of the catalogue. */
export const isActive = ({ query, labels }: Filter): boolean => query.trim() !== '' || labels.length > 0;

/** Longest query that the box takes. */
export const QUERY_MAX = 100;

/** Lower case without accents, so that "nexúS" finds "Nexus". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a guide has every word of the query in its title or description, and every label. */
export function matches(guide: Guide, { query, labels }: Filter): boolean {
  const text = fold(`${guide.title} ${guide.description} ${guide.labels.join(' ')}`);
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word)) && labels.every((label) => guide.labels.includes(label));
}

/** Names of the parts in the address. */
const KEYS = { query: 'program', label: 'label' } as const;

function parse(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.getAll(KEYS.label);
  return { query: (parameters.get(KEYS.query) ?? '').slice(0, QUERY_MAX), labels: LABELS.filter((label) => wanted.includes(label)) };
}

function format({ query, labels }: Filter, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const key of Object.values(KEYS)) parameters.delete(key);
  if (query.trim() !== '') parameters.set(KEYS.query, query.trim());
  for (const label of labels) parameters.append(KEYS.label, label);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** For the filter's hook. */
export const ADDRESS = { none: NO_FILTER, parse, format };
