/** What the search of a site must reach, as shares of all queries, and what a set of queries reaches of it. */
import type { Tally } from './evaluate';
import { percent } from './percent';

/** The right page first, the right page among five, the right heading first. */
export const GOALS = { first: 0.9, five: 0.99, heading: 0.85 } as const;

type Goal = keyof typeof GOALS;
type Goals = Readonly<Record<Goal, number>>;

/**
 * What the sets of `others/` must keep, a little below what they reached. They are harder than the room's own:
 * newcomers ask in words that a page may not have, and what is off topic must find nothing although some of its
 * words are on the site. Below a floor, a change has broken something.
 */
export const FLOORS: Readonly<Record<string, Goals>> = {
  'blind-1': { first: 0.95, five: 0.97, heading: 0.84 },
  'blind-2': { first: 0.88, five: 0.95, heading: 0.71 },
  'blind-3': { first: 0.87, five: 0.95, heading: 0.74 },
  mixed: { first: 0.87, five: 0.94, heading: 0.79 },
  newcomers: { first: 0.78, five: 0.95, heading: 0.6 },
  'off-topic': { first: 0.7, five: 0.7, heading: 0.7 },
};

const NAMES: Record<Goal, string> = { first: 'success@1', five: 'success@5', heading: 'right heading first' };
const GOAL_NAMES: readonly Goal[] = ['first', 'five', 'heading'];

/** One line for each goal that is missed; empty when all are reached. */
export function missedGoals(all: Tally, goals: Goals = GOALS): string[] {
  return GOAL_NAMES.filter((goal) => all[goal] < goals[goal] * all.total).map(
    (goal) => `${NAMES[goal]} is ${percent(all[goal] / all.total)}, the goal is ${percent(goals[goal])}`,
  );
}
