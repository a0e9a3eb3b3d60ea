/** Generates random rules for tests from a seed. The rules cover everything that the form can create and that no server should reject. */
import { randomOf } from '../../../lib/testing/random';
import type { Expiration, Filter, NoncurrentExpiration, Rule, Tag } from '../core/model';

type Random = () => number;

const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};
const whole = (random: Random, most: number): number => 1 + Math.floor(random() * most);

const PREFIXES = [
  'logs/',
  'backup',
  'a & b/',
  '<drafts>/',
  'caffè/',
  '日本/',
  'with "quotes"/',
  "it's/",
  'x'.repeat(200),
  ' space/',
  '%2F/',
];
const KEYS = ['team', 'keep until', 'città', 'a.b-c_d:e/f@g+h'];
const VALUES = ['sales', '', 'no=yes', 'è', '2027-01-31'];

const tagsOf = (random: Random): Tag[] => KEYS.filter(() => random() < 0.4).map((key) => ({ key, value: pick(random, VALUES) }));

/** @param isPlain omits tags and sizes, which some actions don't allow */
function filterOf(random: Random, isPlain: boolean): Filter {
  const larger = random() < 0.3 ? whole(random, 1e9) : undefined;
  const smaller = random() < 0.3 ? (larger ?? 0) + whole(random, 1e9) + 1 : undefined;
  const prefix = random() < 0.6 ? pick(random, PREFIXES) : '';
  return isPlain ? { prefix, tags: [] } : { prefix, tags: tagsOf(random), larger, smaller };
}

function expirationOf(random: Random, isPlain: boolean): Expiration | undefined {
  const kind = pick(random, ['days', 'date', 'marker', 'none'] as const);
  if (kind === 'days') return { kind, days: whole(random, 4_000) };
  if (kind === 'date') return { kind, date: `20${whole(random, 70) + 26}-0${whole(random, 9)}-1${whole(random, 9)}` };
  return kind === 'marker' && isPlain ? { kind } : undefined;
}

function noncurrentOf(random: Random): NoncurrentExpiration {
  return { days: whole(random, 4_000), newer: random() < 0.5 ? whole(random, 100) : undefined };
}

function ruleOf(random: Random, at: number): Rule {
  const isPlain = random() < 0.5;
  const expiration = expirationOf(random, isPlain);
  const abortDays = isPlain && random() < 0.5 ? whole(random, 60) : undefined;
  const hasAction = expiration !== undefined || abortDays !== undefined;
  return {
    id: `rule ${at + 1} & più`,
    isEnabled: random() < 0.8,
    filter: filterOf(random, isPlain),
    expiration,
    noncurrent: !hasAction || random() < 0.5 ? noncurrentOf(random) : undefined,
    abortDays,
  };
}

/** Generates one to four rules. */
export function randomRules(seed: number): Rule[] {
  const random = randomOf(seed);
  return Array.from({ length: whole(random, 4) }, (_, at) => ruleOf(random, at));
}

/** Creates a rule that has only the conditions and actions that a test specifies. */
export const ruleWith = (part: Partial<Omit<Rule, 'filter'>> & { readonly filter?: Partial<Filter> }): Rule => ({
  id: '',
  isEnabled: true,
  ...part,
  filter: { prefix: '', tags: [], ...part.filter },
});
