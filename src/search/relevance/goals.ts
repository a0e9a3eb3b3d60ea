/** What the search of a site must reach, as shares of all queries, and what a set of queries reaches of it. */
import type { Tally } from './evaluate';

/** The right page first, the right page among five, the right heading first. */
export const GOALS = { first: 0.9, five: 0.99, heading: 0.85 } as const;

type Goal = keyof typeof GOALS;

const NAMES: Record<Goal, string> = { first: 'success@1', five: 'success@5', heading: 'right heading first' };
const GOAL_NAMES: readonly Goal[] = ['first', 'five', 'heading'];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** One line for each goal that is missed; empty when all are reached. */
export function missedGoals(all: Tally): string[] {
  return GOAL_NAMES.filter((goal) => all[goal] < GOALS[goal] * all.total).map(
    (goal) => `${NAMES[goal]} is ${percent(all[goal] / all.total)}, the goal is ${percent(GOALS[goal])}`,
  );
}
