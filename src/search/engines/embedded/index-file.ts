/** What `search/index.<locale>.json` holds: the texts of all sections and what the engine knows of their language. */
import type { SearchRecord } from '../../contract';

/** Version of the file; the engine refuses any other. Raise it whenever the shape changes. */
export const INDEX_VERSION = 4;

/** What the engine knows of a language. */
export interface LanguageData {
  /** Names of stemmers, the language's own first; see `stem.ts`. */
  stemmers: readonly string[];
  /** Words of grammar, folded: searched in headings only, never required. */
  stopWords: readonly string[];
  /** Groups of words and phrases that stand for each other. */
  synonyms: readonly (readonly string[])[];
  /** What readers call things, and what they may mean by it, but not the other way round: a photo is an object. */
  oneWay: readonly { from: readonly string[]; to: readonly string[] }[];
}

/** A section: level of its heading (1…6), anchor (empty for the page itself), heading, prose, code words, 1 for a definition. */
export type SectionRow = readonly [level: number, anchor: string, heading: string, content: string, code: string, definition?: 1];

/** A page: path, area (lvl0), facet tag, sections in reading order. */
export type PageRow = readonly [url: string, area: string, tag: string, sections: readonly SectionRow[]];

/** The index file. The inverted index is made of it when it is loaded: texts alone are a third smaller over the wire. */
export interface IndexFile extends LanguageData {
  version: number;
  language: string;
  pages: readonly PageRow[];
}

/** A record without its code, which the file holds as words only. */
export type Section = Omit<SearchRecord, 'code'>;
