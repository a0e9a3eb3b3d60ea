/**
 * Pure functions that generate the table on the static page: the effect of each action, depending on the bucket's versioning. The effect is
 * determined by trying the action in a timeline. The build provides the words.
 */
import type { Language, TextTable } from '../parts/text-table';
import type { Rule, Versioning } from './core/model';
import { timelineOf, type Scenario } from './core/timeline';

export const STATES: readonly Versioning[] = ['off', 'on', 'suspended'];

/** Effect of an action. `gone` removes the object permanently, `hidden` adds a marker and keeps all data, and `nothing` has no effect. */
type Outcome = 'gone' | 'hidden' | 'nothing';

const RULE: Rule = { id: '', isEnabled: true, filter: { prefix: '', tags: [] } };
const OBJECT = { key: 'report.pdf', size: 1, tags: [], lockDays: 0, dayZero: '2027-01-01' };

/** Each action, with an object that it applies to: the current version, a replaced version, or a marker with no versions behind it. */
const TRIALS = {
  expiration: { rule: { ...RULE, expiration: { kind: 'days', days: 10 } }, overwritten: [1], deleted: undefined },
  noncurrent: { rule: { ...RULE, noncurrent: { days: 10 } }, overwritten: [1], deleted: undefined },
  marker: { rule: { ...RULE, expiration: { kind: 'marker' } }, overwritten: [], deleted: 1 },
  abort: { rule: { ...RULE, abortDays: 10 }, overwritten: [], deleted: undefined },
} as const satisfies Readonly<Record<string, { rule: Rule } & Pick<Scenario, 'overwritten' | 'deleted'>>>;

type Action = keyof typeof TRIALS;
export const ACTIONS = Object.keys(TRIALS) as Action[];

/** Rule that removes the versions behind a marker as soon as possible, so that only the marker remains. */
const CLEARS: Rule = { ...RULE, noncurrent: { days: 1 } };

export function outcomeOf(action: Action, versioning: Versioning): Outcome {
  const { rule, ...done } = TRIALS[action];
  const rules = action === 'marker' ? [rule, CLEARS] : [rule];
  const { events } = timelineOf(rules, { ...OBJECT, ...done, versioning });
  const kinds = events.filter((event) => event.rule === 1).map(({ kind }) => kind);
  if (kinds.length === 0) return 'nothing';
  return kinds.includes('expired-behind-marker') ? 'hidden' : 'gone';
}

function actionsTable({ text }: Language): TextTable {
  const head = ['action', ...STATES].map((column) => text(`lifecycle.column.${column}`));
  const rows = ACTIONS.map((action) => [
    text(`lifecycle.action.${action}`),
    ...STATES.map((state) => text(`lifecycle.outcome.${outcomeOf(action, state)}`)),
  ]);
  return [head, ...rows];
}

export const TABLES = { 'lifecycle-actions': actionsTable } as const;
