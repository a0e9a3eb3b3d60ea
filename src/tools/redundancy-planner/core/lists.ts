/** Pure functions for sums and extremes of the values of all nexuses. Identical nexuses share one list, which is read only once. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Smallest number in the lists, or infinity if there are none. */
export const leastOf = (lists: readonly (readonly number[])[]): number =>
  Math.min(...Array.from(new Set(lists), (list) => Math.min(...list)));

/** Largest number in the lists, or −∞ if there are none. */
export const mostOf = (lists: readonly (readonly number[])[]): number =>
  Math.max(...Array.from(new Set(lists), (list) => Math.max(...list)));
