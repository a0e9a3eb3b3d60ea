/** The file that the worker loads when search is first opened: `search/index.<locale>.json`. */

/** Words of readers, and words of the pages that each of them may mean, but that do not mean them: a photo is an object. */
export type OneWaySynonyms = readonly [from: readonly string[], to: readonly string[]];

/** Version of `SearchIndexFile`; the engine refuses any other. Raise it whenever the shape changes. */
export const INDEX_VERSION = 3;

/** Texts stand in columns, one line a page or a section in reading order, because like compresses well beside like. */
export interface SearchIndexFile {
  version: number;
  language: string;
  /** Words that stand as one character in coded columns; see `word-coding.ts`. */
  dictionary: string;
  /** Characters that texts use, so that no word is written as one of them. */
  taken: string;
  /** A line a page: path without anchor, hierarchy.lvl0, docusaurus_tag and the levels of its sections (a digit each), by tabs. */
  pages: string;
  /** A line a section: its anchor, empty for the page itself. */
  anchors: string;
  /** A line a section, coded: its heading, its prose, and the words of its code that its prose has not. */
  headings: string;
  texts: string;
  code: string;
  /** Groups of words that stand for each other in this site, e.g. ["immutable", "worm"], and groups that stand for others. */
  synonyms: string[][];
  oneWay: OneWaySynonyms[];
}
