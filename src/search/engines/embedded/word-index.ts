/** The inverted index: a MiniSearch index of the sections, and the index's words for completion, correction, and inflection. */
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';

import { headingOf, type Section } from './index-file';
import { SHARED_LETTERS, type Language } from './language';
import { memoize } from '../../../lib/memoize';
import { chainsOf, tokenize } from './tokenize';

/**
 * `heading` is the section's own heading; `path` is the area, page title, and parent headings; `content` is prose; `code` is words in code.
 * MiniSearch gets only a page's area as `path`, because everything else above a section is the heading of another section.
 */
export const FIELDS = ['heading', 'path', 'content', 'code'] as const;
export type Field = (typeof FIELDS)[number];

/** Weight of a match in each field when MiniSearch scores a section's text. */
const BOOST: Record<Field, number> = { heading: 6, path: 2, content: 1, code: 0.7 };

/** A section that contains a query term, with the quality of the best variant in each field that contains the term. */
export interface TermHit {
  id: number;
  score: number;
  fields: Partial<Record<Field, number>>;
}

interface Entry {
  term: string;
  /** Number of texts that contain the term, and the last of these texts, so that each text counts once. */
  texts: number;
  lastText: number;
}

/** Joined words in a text, after analysis. */
interface Chain {
  words: readonly string[];
  /** Words and compounds, including those that are function words. */
  all: readonly Entry[];
  content: readonly Entry[];
  /** True if a known phrase might start with the first word. */
  beginsPhrase: boolean;
}

/** Returns, for each section in reading order, the ID after the last section below its heading. */
function endsOf(sections: readonly Section[]): number[] {
  const ends: number[] = [];
  for (let id = sections.length - 1; id >= 0; id -= 1) {
    const isBelow = (other: number): boolean =>
      sections[other]?.position.page === sections[id]?.position.page && (sections[other]?.type ?? '') > (sections[id]?.type ?? '');
    let end = id + 1;
    while (isBelow(end)) end = ends[end] ?? end + 1;
    ends[id] = end;
  }
  return ends;
}

/** Maximum number of cached results. */
const MOST_KEPT = 100;

const asIs = (term: string): string => term;

export class WordIndex {
  /** Words and compounds, with the number of texts (headings, prose, code) that contain them. */
  readonly words = new SearchableMap<number>();
  /** Adjacent words in a heading, keyed by their joined form: `objectlock` → object, lock. */
  readonly headingPairs = new Map<string, readonly [string, string]>();
  readonly size: number;
  private readonly entries = new Map<string, Entry>();
  private texts = 0;
  /** Results for the words from earlier keystrokes, because usually only the last word in a query changes. */
  private readonly found = new Map<string, TermHit[]>();
  /** For each section, the ID after the last section below its heading. */
  private readonly ends: readonly number[];
  private readonly search: MiniSearch<{ id: number } & Record<Field, string[]>>;

  constructor(
    sections: readonly Section[],
    code: readonly string[],
    private readonly language: Language,
  ) {
    this.size = sections.length;
    this.search = new MiniSearch({
      fields: [...FIELDS],
      // Texts are passed to MiniSearch as lists of terms.
      stringifyField: (value: unknown) => value as string,
      tokenize: (terms: unknown) => terms as string[],
      processTerm: asIs,
    });
    this.ends = endsOf(sections);
    sections.forEach((section, id) => {
      const path = this.termsOf(section.type === 'lvl1' ? (section.hierarchy.lvl0 ?? '') : '', true);
      const heading = this.termsOf(headingOf(section), true);
      // An entry is found only by its name, because its text also belongs to its section.
      const content = this.termsOf(section.kind === 'entry' ? '' : (section.content ?? ''), false);
      const fields = { heading, path, content, code: this.termsOf(code[id] ?? '', false) };
      if (section.kind !== 'entry') this.addPairs(section);
      this.search.add({ id, ...fields });
    });
    for (const { term, texts } of this.entries.values()) if (!language.isPhrase(term)) this.words.set(term, texts);
  }

  /** Returns the number of texts that contain the term, or 0. */
  frequency(term: string): number {
    return this.entries.get(term)?.texts ?? 0;
  }

  /** Returns the index terms that a stem term represents: the phrase itself, or all words with that stem. */
  readonly family = memoize((stemTerm: string): readonly string[] => {
    if (this.frequency(stemTerm) > 0) return [stemTerm];
    const letters = stemTerm.slice(stemTerm.indexOf(' ') + 1).slice(0, SHARED_LETTERS);
    const words = [...this.words.atPrefix(letters).keys()];
    return words.filter((word) => !this.language.isStopWord(word) && this.language.stemTerms(word).includes(stemTerm));
  });

  /** Finds sections that contain any of the variants. @param variants index terms, each with a quality from 0 to 1 */
  find(variants: ReadonlyMap<string, number>): readonly TermHit[] {
    const key = [...variants].join(' ');
    const known = this.found.get(key);
    if (known !== undefined) return known;
    if (this.found.size >= MOST_KEPT) this.found.clear();
    const hits = this.look(variants);
    this.found.set(key, hits);
    return hits;
  }

  private look(variants: ReadonlyMap<string, number>): TermHit[] {
    const quality = (term: string): number => variants.get(term) ?? 0;
    const results = this.search.search(
      { combineWith: 'OR', queries: [...variants.keys()] },
      { tokenize: (term) => [term], processTerm: asIs, boost: BOOST, boostTerm: (term) => quality(term) ** 2 },
    );
    const hits = new Map<number, TermHit>();
    for (const { id, score, match } of results) {
      const fields: TermHit['fields'] = {};
      for (const term in match) {
        for (const name of match[term] as Field[]) fields[name] = Math.max(fields[name] ?? 0, quality(term));
      }
      hits.set(id as number, { id: id as number, score, fields });
    }
    this.handDown(hits);
    return [...hits.values()];
  }

  /** Passes matches down: anything in a heading is also in the path of every section below it. */
  private handDown(hits: Map<number, TermHit>): void {
    for (const { id, fields } of [...hits.values()]) {
      const said = Math.max(fields.heading ?? 0, fields.path ?? 0);
      for (let below = id + 1; said > 0 && below < (this.ends[id] ?? 0); below += 1) {
        const hit = hits.get(below) ?? { id: below, score: 0, fields: {} };
        hit.fields.path = Math.max(hit.fields.path ?? 0, said);
        hits.set(below, hit);
      }
    }
  }

  /** Returns the words, compounds, and known phrases in a text, each once. Stop words count only in headings. */
  private termsOf(text: string, isHeading: boolean): string[] {
    this.texts += 1;
    const terms: string[] = [];
    const words: string[] = [];
    const starts: number[] = [];
    const add = (entry: Entry): void => {
      if (entry.lastText === this.texts) return;
      entry.lastText = this.texts;
      entry.texts += 1;
      terms.push(entry.term);
    };
    for (const chain of chainsOf(text)) {
      const known = this.readChain(chain);
      if (known.beginsPhrase) starts.push(words.length);
      for (const word of known.words) words.push(word);
      for (const entry of isHeading ? known.all : known.content) add(entry);
    }
    for (const start of starts) for (const { term } of this.language.phrasesAt(words, start)) add(this.entry(term));
    return terms;
  }

  private entry(term: string): Entry {
    const known = this.entries.get(term);
    if (known !== undefined) return known;
    const entry = { term, texts: 0, lastText: 0 };
    this.entries.set(term, entry);
    return entry;
  }

  private readonly readChain = memoize((chain: string): Chain => {
    const tokens = tokenize(chain);
    const words = tokens.words.map(({ text }) => text);
    const compounds = tokens.compounds.map(({ text }) => this.entry(text));
    const isContent = (word: string): boolean => !this.language.isStopWord(word);
    return {
      words,
      all: [...words.map((word) => this.entry(word)), ...compounds],
      content: [...words.filter(isContent).map((word) => this.entry(word)), ...compounds],
      beginsPhrase: this.language.beginsPhrase(words[0] ?? ''),
    };
  });

  /** Adds pairs of words in a heading. The halves of a name such as MinIO aren't a pair, because readers type the name as it's indexed. */
  private addPairs(section: Section): void {
    const names = chainsOf(headingOf(section)).map((chain) => this.readChain(chain).words);
    const joined = new Set(names.map((name) => name.join('')));
    const words = names.flat();
    words.slice(1).forEach((second, index) => {
      const first = words[index] ?? '';
      if (joined.has(first + second)) return;
      if (!this.language.isStopWord(first) && !this.language.isStopWord(second)) this.headingPairs.set(first + second, [first, second]);
    });
  }
}
