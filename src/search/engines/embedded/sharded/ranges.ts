/** Which shard holds what, from the number of items in each. */
export class Ranges {
  /** First item of each shard, and the end. */
  private readonly starts: number[] = [0];

  constructor(lengths: readonly number[]) {
    for (const length of lengths) this.starts.push((this.starts.at(-1) ?? 0) + length);
  }

  /** The shard of an item. */
  shardOf(item: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= item) low = middle;
      else high = middle;
    }
    return low;
  }

  /** First item of a shard. */
  startOf(shard: number): number {
    return this.starts[shard] ?? 0;
  }
}
