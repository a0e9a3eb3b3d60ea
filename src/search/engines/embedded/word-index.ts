/** The inverted index: MiniSearch over sections, and the words that it holds, for completion, correction and inflection. */
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';

import { headingOf, pathOf, type Section } from './index-file';
import { SHARED_LETTERS, type Language } from './language';
import { chainsOf, tokenize } from './tokenize';

/** `heading`: the section's own; `path`: area, page title and headings above it; `content`: prose; `code`: words of code blocks. */
export const FIELDS = ['heading', 'path', 'content', 'code'] as const;
export type Field = (typeof FIELDS)[number];

/** How much a match in a field counts when MiniSearch scores a section's text. */
const BOOST: Record<Field, number> = { heading: 6, path: 2, content: 1, code: 0.7 };

/** A section that holds a term of the query, with the quality of the best variant in each field that does. */
export interface TermHit {
  id: number;
  score: number;
  fields: Partial<Record<Field, number>>;
}

/** Joined words of a text, analysed. */
interface Chain {
  words: readonly string[];
  /** Terms of the index: words and compounds, with and without words of grammar. */
  all: readonly string[];
  content: readonly string[];
  /** True when a known phrase may begin with its first word. */
  beginsPhrase: boolean;
}

/** Answers kept. */
const MOST_KEPT = 100;

const asIs = (term: string): string => term;

export class WordIndex {
  /** Words and compounds with the number of texts (headings, prose, code) that hold them. */
  readonly words = new SearchableMap<number>();
  /** Neighbouring words of a heading by their joined form: `objectlock` → object, lock. */
  readonly headingPairs = new Map<string, readonly [string, string]>();
  readonly size: number;
  private readonly frequencies = new Map<string, number>();
  /** Answers of `family`. */
  private readonly families = new Map<string, string[]>();
  /** Texts repeat their words, so each is analysed once. */
  private readonly chains = new Map<string, Chain>();
  /** Answers to the words of earlier keystrokes: of a query, mostly the last word changes. */
  private readonly found = new Map<string, TermHit[]>();
  private readonly search: MiniSearch<{ id: number } & Record<Field, Set<string>>>;

  constructor(
    sections: readonly Section[],
    code: readonly string[],
    private readonly language: Language,
  ) {
    this.size = sections.length;
    this.search = new MiniSearch({
      fields: [...FIELDS],
      // Texts come as sets of terms.
      stringifyField: (value: unknown) => value as string,
      tokenize: (terms: unknown) => terms as string[],
      processTerm: asIs,
    });
    const paths = new Map<string, Set<string>>();
    sections.forEach((section, id) => {
      const above = pathOf(section).join('\n');
      const path = paths.get(above) ?? this.termsOf(above, true);
      paths.set(above, path);
      const heading = this.termsOf(headingOf(section), true);
      const fields = { heading, path, content: this.termsOf(section.content ?? '', false), code: this.termsOf(code[id] ?? '', false) };
      this.addPairs(section);
      this.search.add({ id, ...fields });
    });
    for (const [term, count] of this.frequencies) if (!language.isPhrase(term)) this.words.set(term, count);
  }

  /** Number of texts that hold the term, 0 when none does. */
  frequency(term: string): number {
    return this.frequencies.get(term) ?? 0;
  }

  /** Terms of the index that a stem term stands for: the phrase itself, or all words with that stem. */
  family(stemTerm: string): readonly string[] {
    const known = this.families.get(stemTerm);
    if (known !== undefined) return known;
    const letters = stemTerm.slice(stemTerm.indexOf(' ') + 1).slice(0, SHARED_LETTERS);
    const family = this.frequencies.has(stemTerm)
      ? [stemTerm]
      : [...this.words.atPrefix(letters).keys()].filter((word) => this.hasStem(word, stemTerm));
    this.families.set(stemTerm, family);
    return family;
  }

  private hasStem(word: string, stemTerm: string): boolean {
    const { isStopWord, stemTerms } = this.language.word(word);
    return !isStopWord && stemTerms.includes(stemTerm);
  }

  /** Sections that hold any of the variants. @param variants terms of the index with their quality, 0…1 */
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
    return results.map(({ id, score, match }) => {
      const fields: TermHit['fields'] = {};
      for (const term in match) {
        for (const name of match[term] as Field[]) fields[name] = Math.max(fields[name] ?? 0, quality(term));
      }
      return { id: id as number, score, fields };
    });
  }

  /** Words, compounds and known phrases of a text, each once. Stop words count in headings only. */
  private termsOf(text: string, isHeading: boolean): Set<string> {
    const terms = new Set<string>();
    const words: string[] = [];
    const starts: number[] = [];
    for (const chain of chainsOf(text)) {
      const known = this.chains.get(chain) ?? this.readChain(chain);
      if (known.beginsPhrase) starts.push(words.length);
      for (const word of known.words) words.push(word);
      for (const term of isHeading ? known.all : known.content) terms.add(term);
    }
    for (const start of starts) for (const { term } of this.language.phrasesAt(words, start)) terms.add(term);
    for (const term of terms) this.frequencies.set(term, this.frequency(term) + 1);
    return terms;
  }

  private readChain(chain: string): Chain {
    const tokens = tokenize(chain);
    const words = tokens.words.map(({ text }) => text);
    const compounds = tokens.compounds.map(({ text }) => text);
    const content = words.filter((word) => !this.language.word(word).isStopWord);
    const read = {
      words,
      all: [...words, ...compounds],
      content: [...content, ...compounds],
      beginsPhrase: this.language.word(words[0] ?? '').beginsPhrase,
    };
    this.chains.set(chain, read);
    return read;
  }

  private addPairs(section: Section): void {
    const words = tokenize(headingOf(section)).words.map(({ text }) => text);
    words.slice(1).forEach((second, index) => {
      const first = words[index] ?? '';
      if (!this.language.isStopWord(first) && !this.language.isStopWord(second)) this.headingPairs.set(first + second, [first, second]);
    });
  }
}
