/** Records to a sharded index. Pure, and the same input gives the same bytes; run at build time. */
import { INDEX_VERSION, type SearchRecord, type ShardedIndexFile, type TextShard } from '../../../contract';
import { buildIndexFile, chooseDictionary, type BuildOptions } from '../build';
import { encodeNumbers } from '../coding';
import { withCodeWords } from '../common-code';
import { FIELDS } from '../fields';
import { encodeWords } from '../front-coding';
import { headingPairs } from '../lexicon';
import type { OpenIndex } from '../open-index';
import { sharedHeadings } from '../shared-headings';
import { createThesaurus, type Thesaurus } from '../thesaurus';
import type { WordCode } from '../word-coding';
import { encodeFrequency } from './frequency';
import { groupBySize } from './groups';
import { groupPages, openRecords } from './open-records';
import { pagePostings, type PagePosting } from './page-postings';
import { TITLES } from './shards';

/** Postings of a shard, some 9 KB after Brotli … */
const POSTINGS_A_SHARD = 8_000;
/** … and of a word that is worth a shard of its own: beginnings of words need the common ones of them only. */
const POSTINGS_ALONE = 1_500;
/** Characters of the records in a text shard, some 4 KB after Brotli: a query needs pages from all over the site. */
const TEXT_A_SHARD = 24_000;

/** A sharded index as it is written: shards by file name. */
export interface ShardedIndex {
  /** All but the folder, which depends on the shards' content. */
  file: Omit<ShardedIndexFile, 'folder'>;
  shards: Map<string, string>;
}

/** A word of the whole site. */
interface SiteWord {
  word: string;
  frequency: number;
  postings: readonly PagePosting[];
}

/** Pairs of one heading only would double the words; such a query is split where the index knows the halves. */
function keepsWord(
  word: string,
  frequency: number,
  pairs: ReadonlyMap<string, unknown>,
  { phrases }: Thesaurus,
  { index }: OpenIndex,
): boolean {
  if (frequency > 1 || !pairs.has(word) || phrases.has(word)) return true;
  let elsewhere = false;
  index.visit(word, (_, field) => {
    elsewhere ||= field !== 'heading';
  });
  return elsewhere;
}

function encodePostings(words: readonly SiteWord[]): string {
  const gaps = (postings: readonly PagePosting[]): number[] => postings.map(({ page }, at) => page - (postings[at - 1]?.page ?? -1) - 1);
  return JSON.stringify({
    pages: words.map(({ postings }) => encodeNumbers(gaps(postings))),
    impacts: words.map(({ postings }) => encodeNumbers(postings.map(({ impact }) => impact))),
  });
}

function encodePairs(words: readonly SiteWord[], pairs: ReadonlyMap<string, readonly [string, string]>): string {
  let before = -1;
  return encodeNumbers(
    words.flatMap(({ word }, at) => {
      const pair = pairs.get(word);
      if (pair === undefined) return [];
      const gap = at - before - 1;
      before = at;
      return [gap, pair[0].length];
    }),
  );
}

/** Neighbouring pages as a small index without what the opening file has. */
function encodeText(records: readonly SearchRecord[], language: string, dictionary: WordCode): string {
  const { pages, anchors, headings, texts, code } = buildIndexFile(records, { language }, dictionary);
  const shard: TextShard = { pages, anchors, headings, texts, code };
  return JSON.stringify(shard);
}

/** Runs of [area, tag, pages]. */
function encodePages(pages: readonly SearchRecord[][]): Pick<ShardedIndexFile, 'areas' | 'tags' | 'pages'> {
  const keys = pages.map(([first]) => [first?.hierarchy.lvl0 ?? '', first?.docusaurus_tag ?? ''] as const);
  const areas = [...new Set(keys.map(([area]) => area))];
  const tags = [...new Set(keys.map(([, tag]) => tag))];
  const runs: [number, number, number][] = [];
  for (const [area, tag] of keys) {
    const key = [areas.indexOf(area), tags.indexOf(tag)] as const;
    const last = runs.at(-1);
    if (last !== undefined && last[0] === key[0] && last[1] === key[1]) last[2] += 1;
    else runs.push([...key, 1]);
  }
  return { areas, tags, pages: encodeNumbers(runs.flat()) };
}

/**
 * Builds a sharded index.
 * @param all sections grouped by page, pages and sections in order of `position`
 */
export function buildShardedIndex(all: readonly SearchRecord[], { language, synonyms = [], oneWay = [] }: BuildOptions): ShardedIndex {
  const records = withCodeWords(all, language);
  const thesaurus = createThesaurus({ synonyms, oneWay, language });
  const open = openRecords(records, language, thesaurus);
  const { index } = open;
  const pairs = headingPairs(open.sections);
  const words = index.terms
    .map((word) => ({ word, frequency: index.frequency(word), postings: pagePostings(word, open) }))
    .filter(({ word, frequency }) => keepsWord(word, frequency, pairs, thesaurus, open));
  const pages = groupPages(records);
  const postingGroups = groupBySize(words, ({ postings }) => postings.length, POSTINGS_A_SHARD, POSTINGS_ALONE);
  const textGroups = groupBySize(pages, (page) => JSON.stringify(page).length, TEXT_A_SHARD);
  const dictionary = chooseDictionary(records);
  const shards = new Map([
    [TITLES, JSON.stringify(pages.map(([first]) => first?.hierarchy.lvl1 ?? ''))] as const,
    ...postingGroups.map((group, at) => [`p${at}.json`, encodePostings(group)] as const),
    ...textGroups.map((group, at) => [`t${at}.json`, encodeText(group.flat(), language, dictionary)] as const),
  ]);
  const [heading = 1, path = 1, content = 1, code = 1] = FIELDS.map((field) => Math.round(index.averageLengths[field] * 10) / 10);
  const file = {
    version: INDEX_VERSION,
    language,
    synonyms,
    oneWay,
    dictionary: dictionary.words.join(' '),
    taken: dictionary.taken,
    size: index.size,
    averageLengths: [heading, path, content, code] as ShardedIndexFile['averageLengths'],
    words: encodeWords(words.map(({ word }) => word)),
    frequencies: encodeNumbers(words.map(({ frequency }) => encodeFrequency(frequency))),
    pairs: encodePairs(words, pairs),
    sharedHeadings: [...sharedHeadings(open.sections)],
    ...encodePages(pages),
    postingShards: encodeNumbers(postingGroups.map((group) => group.length)),
    textShards: encodeNumbers(textGroups.map((group) => group.length)),
  };
  return { file, shards };
}
