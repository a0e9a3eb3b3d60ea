/** Fetched shards, kept while they are in use. */
import { IndexFileError } from '../../../contract';

/** Shards of one kind by number. One that did not come is asked for again by the next query. */
export class ShardCache<T> {
  /** In order of their last use. */
  private readonly kept = new Map<number, Promise<T>>();
  private readonly loaded = new WeakSet<Promise<T>>();

  /** @param most shards kept; the one that was not used for the longest time goes first */
  constructor(
    private readonly load: (shard: number) => Promise<T>,
    private readonly most: number,
  ) {}

  /** True when all of the shards are here. */
  has(shards: readonly number[]): boolean {
    return shards.every((shard) => {
      const known = this.kept.get(shard);
      return known !== undefined && this.loaded.has(known);
    });
  }

  /** Gives shards in the order asked for. @throws {IndexFileError} when one does not come */
  get(shards: readonly number[]): Promise<T[]> {
    return Promise.all(shards.map((shard) => this.one(shard)));
  }

  private one(shard: number): Promise<T> {
    const shardOrLoad = this.kept.get(shard) ?? this.start(shard);
    this.kept.delete(shard);
    this.kept.set(shard, shardOrLoad);
    for (const [oldest] of this.kept) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(oldest);
    }
    return shardOrLoad;
  }

  private start(shard: number): Promise<T> {
    const loading: Promise<T> = this.load(shard).then(
      (value) => {
        this.loaded.add(loading);
        return value;
      },
      (error: unknown) => {
        if (this.kept.get(shard) === loading) this.kept.delete(shard);
        throw new IndexFileError(`A part of the search index could not be loaded: ${String(error)}`);
      },
    );
    return loading;
  }
}
