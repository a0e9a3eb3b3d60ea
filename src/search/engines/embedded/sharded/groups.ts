/** Cuts a list into groups of neighbours that together are about as large as wanted. */

/**
 * @param sizeOf size of an item
 * @param most   a group ends before it grows beyond this; a larger item stands alone
 * @param alone  an item of this size stands alone, too
 */
export function groupBySize<T>(items: readonly T[], sizeOf: (item: T) => number, most: number, alone = most): T[][] {
  const groups: T[][] = [];
  let group: T[] = [];
  let size = 0;
  const close = (): void => {
    if (group.length > 0) groups.push(group);
    [group, size] = [[], 0];
  };
  for (const item of items) {
    const own = sizeOf(item);
    if (own >= alone || size + own > most) close();
    group.push(item);
    size += own;
    if (own >= alone) close();
  }
  close();
  return groups;
}
