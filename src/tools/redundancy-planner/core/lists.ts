/** Sums and extremes of the values of each nexus. Identical nexuses share one list, which is read once. Pure functions. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Smallest number; infinity if there are no lists. */
export const leastOf = (lists: readonly (readonly number[])[]): number =>
  Math.min(...Array.from(new Set(lists), (list) => Math.min(...list)));

/** Largest number; −∞ if there are no lists. */
export const mostOf = (lists: readonly (readonly number[])[]): number =>
  Math.max(...Array.from(new Set(lists), (list) => Math.max(...list)));
