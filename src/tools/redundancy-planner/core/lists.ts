/** Sums and extremes of what each nexus has. Equal nexuses are the same list, which is read once. Pure. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Smallest number; infinite for no list. */
export const leastOf = (lists: readonly (readonly number[])[]): number =>
  Math.min(...Array.from(new Set(lists), (list) => Math.min(...list)));

/** Largest number; −∞ for no list. */
export const mostOf = (lists: readonly (readonly number[])[]): number =>
  Math.max(...Array.from(new Set(lists), (list) => Math.max(...list)));
