/** What the reader asks of the catalogue, and which guides answer it. */
import { HOWS, type How } from './check';
import { CATEGORIES, LABELS, type Category, type Guide, type Label } from './taxonomy';

export interface Filter {
  readonly query: string;
  readonly category: Category | undefined;
  /** How the guide was checked. */
  readonly how: How | undefined;
  /** A guide has all of them. */
  readonly labels: readonly Label[];
}

export const NO_FILTER: Filter = { query: '', category: undefined, how: undefined, labels: [] };

/** Whether the reader asks for a part of the catalogue. */
export const isActive = ({ query, category, how, labels }: Filter): boolean =>
  query.trim() !== '' || category !== undefined || how !== undefined || labels.length > 0;

/** Longest query that the box takes. */
export const QUERY_MAX = 100;

/** Lower case without accents, so that "nexúS" finds "Nexus". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a guide has every word of the query in its title, other names or description, and what else is asked for. */
export function matches(guide: Guide, { query, category, how, labels }: Filter): boolean {
  const text = fold([guide.title, ...guide.aliases, guide.description, ...guide.labels].join(' '));
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (
    (category === undefined || guide.category === category) &&
    (how === undefined || guide.check.how === how) &&
    words.every((word) => text.includes(word)) &&
    labels.every((label) => guide.labels.includes(label))
  );
}

/** Names of the parts in the address. */
const KEYS = { query: 'program', category: 'category', how: 'check', label: 'label' } as const;

function parse(search: string): Filter {
  const parameters = new URLSearchParams(search);
  const wanted = parameters.getAll(KEYS.label);
  return {
    query: (parameters.get(KEYS.query) ?? '').slice(0, QUERY_MAX),
    category: CATEGORIES.find((category) => category === parameters.get(KEYS.category)),
    how: HOWS.find((how) => how === parameters.get(KEYS.how)),
    labels: LABELS.filter((label) => wanted.includes(label)),
  };
}

function format({ query, category, how, labels }: Filter, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const key of Object.values(KEYS)) parameters.delete(key);
  if (query.trim() !== '') parameters.set(KEYS.query, query.trim());
  if (category !== undefined) parameters.set(KEYS.category, category);
  if (how !== undefined) parameters.set(KEYS.how, how);
  for (const label of labels) parameters.append(KEYS.label, label);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** For the filter's hook. */
export const ADDRESS = { none: NO_FILTER, parse, format, hides: true };
