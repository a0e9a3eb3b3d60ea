/** The fetched part of a sharded index. */
import type { PostingShard, ShardedIndexFile, TextShard } from '../../../contract';
import { decodeNumbers } from '../coding';
import type { AverageLengths } from '../index-builder';
import type { InvertedIndex } from '../inverted-index';
import { openIndex, type PartOf } from '../open-index';
import type { Section } from '../sections';
import type { KnownPhrases } from '../term-flags';
import type { WordPostings } from './page-scores';
import { Ranges } from './ranges';
import { ShardCache } from './shard-cache';
import type { SiteWords } from './site-words';

/** Shards kept: a few MB in memory, more than a visit needs. */
const MOST_POSTINGS = 150;
const MOST_TEXTS = 150;

/** File of the titles, which only filters on them need. */
export const TITLES = 'titles.json';

/** Fetches a shard by file name; the value is its JSON. */
export type FetchShard = (name: string) => Promise<unknown>;

/** Neighbouring pages: a small index whose sections know their place in the whole site. */
export interface OpenText {
  sections: readonly Section[];
  index: InvertedIndex;
}

function readGaps(text: string): number[] {
  let page = -1;
  return decodeNumbers(text).map((gap) => (page += gap + 1));
}

function openText(
  shard: TextShard,
  { version, language, dictionary, taken }: ShardedIndexFile,
  known: KnownPhrases,
  part: PartOf,
): OpenText {
  return openIndex({ version, language, dictionary, taken, synonyms: [], oneWay: [], ...shard }, known, part);
}

export class Shards {
  private readonly postingRanges: Ranges;
  private readonly textRanges: Ranges;
  private readonly postingCache: ShardCache<PostingShard>;
  private readonly textCache: ShardCache<OpenText>;
  private readonly titleCache: ShardCache<string[]>;

  constructor(
    file: ShardedIndexFile,
    private readonly words: SiteWords,
    known: KnownPhrases,
    averageLengths: AverageLengths,
    fetchShard: FetchShard,
  ) {
    this.postingRanges = new Ranges(decodeNumbers(file.postingShards));
    this.textRanges = new Ranges(decodeNumbers(file.textShards));
    this.postingCache = new ShardCache(async (shard) => (await fetchShard(`p${shard}.json`)) as PostingShard, MOST_POSTINGS);
    this.textCache = new ShardCache(
      async (shard) =>
        openText((await fetchShard(`t${shard}.json`)) as TextShard, file, known, {
          firstPage: this.textRanges.startOf(shard),
          averageLengths,
        }),
      MOST_TEXTS,
    );
    this.titleCache = new ShardCache(async () => (await fetchShard(TITLES)) as string[], 1);
  }

  /** Postings of words that the site has. @throws {IndexFileError} */
  async postings(words: readonly string[], whileFetching: (waiting: boolean) => void): Promise<Map<string, WordPostings>> {
    const places = words.map((word) => this.words.place(word));
    const needed = [...new Set(places.map((place) => this.postingRanges.shardOf(place)))];
    const loaded = await this.fetch(this.postingCache, needed, whileFetching);
    return new Map(
      words.map((word, at) => {
        const place = places[at] ?? 0;
        const shard = this.postingRanges.shardOf(place);
        const within = place - this.postingRanges.startOf(shard);
        const { pages, impacts } = loaded.get(shard) ?? { pages: [], impacts: [] };
        return [word, { pages: readGaps(pages[within] ?? ''), impacts: decodeNumbers(impacts[within] ?? '') }];
      }),
    );
  }

  /** The shards that hold some pages. @throws {IndexFileError} */
  async texts(pages: readonly number[], whileFetching: (waiting: boolean) => void): Promise<OpenText[]> {
    const needed = [...new Set(pages.map((page) => this.textRanges.shardOf(page)))].sort((a, b) => a - b);
    return [...(await this.fetch(this.textCache, needed, whileFetching)).values()];
  }

  /** Titles of all pages, in their order. @throws {IndexFileError} */
  async titles(whileFetching: (waiting: boolean) => void): Promise<readonly string[]> {
    return (await this.fetch(this.titleCache, [0], whileFetching)).get(0) ?? [];
  }

  private async fetch<T>(
    cache: ShardCache<T>,
    shards: readonly number[],
    whileFetching: (waiting: boolean) => void,
  ): Promise<Map<number, T>> {
    const waits = !cache.has(shards);
    if (waits) whileFetching(true);
    const loaded = await cache.get(shards);
    if (waits) whileFetching(false);
    return new Map(loaded.map((value, at) => [shards[at] ?? -1, value]));
  }
}
