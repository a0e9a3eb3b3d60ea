/** Analyzes queries: which terms they contain, what each term might mean, and how much it counts. */
import { limits } from '../../../site/limits';
import { LONGEST_PHRASE, type Language } from './language';
import { tokenize, type Tokens } from './tokenize';
import { CORRECTED, variantsOf } from './variants';
import type { WordIndex } from './word-index';

/** A word in the query. */
export interface Term {
  /** The word in folded form. */
  text: string;
  /** The word's weight in the query. Rare words count more, and stop words count for next to nothing. */
  weight: number;
  /** True for function words, and for numbers that are on no page. */
  stop: boolean;
  /** Index terms that match the word, each with a quality from 0 to 1. */
  variants: ReadonlyMap<string, number>;
}

/** A query word that matches a term in the index: the word's position in the query's terms, and the quality of the match. */
export interface Meaning {
  term: number;
  quality: number;
}

/** An analyzed query. */
export interface Query {
  /** Distinct words in the query, in order. */
  terms: readonly Term[];
  /** All words that were typed, in order. */
  words: readonly string[];
  /** The query words that each index term matches, with the best match first. */
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Everything that was typed as one word: the words themselves, and joined words. */
  names: ReadonlySet<string>;
  /** Whether the index contains the query's names, and at least one of its words or synonyms, so the query isn't just misspelled. */
  isKnown: boolean;
}

interface Draft {
  text: string;
  typing: boolean;
  /** Joined forms and synonyms that cover this word, with their quality. */
  extra: Map<string, number>;
  /** Weight factor for the word by itself: 1, or less for a part of a name if the index contains the whole name. */
  alone: number;
}

const STOP_WEIGHT = 0.06;
/** Share of its weight that a word loses if it occurs in every section. */
const COMMON_LOSS = 0.5;
const QUALITY = { joined: 1, joinedPrefix: 0.85, synonym: 0.8 } as const;
/** Weight factor for the separate words in a known identifier. */
const PART_FACTOR = 0.45;
/** Maximum number of adjacent words that are tried as one word. */
const LONGEST_JOIN = 4;
/** Maximum number of terms that are used. Only pasted text has more. */
const MOST_TERMS = 24;
/** Maximum number of completions of a joined form. */
const MOST_COMPLETIONS = 12;
/** A word is split only if both halves occur in more texts than this, because the halves of a program's name might happen to be words. */
const RARE_HALF = 3;
/** Minimum length of each half when a word is split. */
const SHORTEST_HALF = 3;

/** Minimum number of content words that must remain in a query without the words that aren't in the index. */
const TELLING = 2;

/**
 * Returns the query without words that aren't in the index, such as a program name. Returns undefined if all words are in the index, or if
 * the remaining words are too few to tell what the reader wants.
 */
export function withoutUnknown(query: Query): Query | undefined {
  const isUnknown = ({ stop, variants }: Term): boolean => !stop && Math.max(0, ...variants.values()) <= CORRECTED;
  const unknown = query.terms.filter(isUnknown);
  const telling = query.terms.filter((term) => !term.stop && !isUnknown(term));
  if (unknown.length === 0 || telling.length < TELLING) return undefined;
  const terms = query.terms.map((term) => (isUnknown(term) ? { ...term, weight: 0, stop: true } : term));
  return { ...query, terms };
}

/** Analyzes queries for a given index. */
export class QueryAnalyzer {
  constructor(
    private readonly index: WordIndex,
    private readonly language: Language,
  ) {}

  /** Analyzes a query of any length and content. The last word is considered incomplete unless something follows it. */
  analyse(input: string): Query {
    const text = input.slice(0, limits.searchBoxMaxLength);
    const tokens = tokenize(text);
    const drafts = this.draft(tokens, tokens.words.at(-1)?.end === text.length);
    this.addCompounds(drafts, tokens);
    this.addNeighbours(drafts);
    this.addSynonyms(drafts);
    const different = new Map(drafts.map((draft) => [draft.text, draft]));
    const terms = [...different.values()].map((draft) => this.toTerm(draft, different.size === 1));
    const isKnown = tokens.compounds.every(({ text }) => this.isBegun(text)) && terms.some((term) => this.isNoGuess(term));
    const names = new Set([...tokens.words, ...tokens.compounds].map((name) => name.text));
    return { terms, words: tokens.words.map(({ text }) => text), meanings: meaningsOf(terms), names, isKnown };
  }

  private isBegun(word: string): boolean {
    return this.index.words.atPrefix(word).size > 0;
  }

  private isNoGuess({ text, stop, variants }: Term): boolean {
    return !stop && (this.isBegun(text) || [...variants.values()].some((quality) => quality > CORRECTED));
  }

  /** Returns the query's words. A joined word is split if the index contains both halves. */
  private draft({ words }: Tokens, typingLast: boolean): Draft[] {
    return words.slice(0, MOST_TERMS).flatMap(({ text }, index): Draft[] => {
      const typing = typingLast && index === words.length - 1;
      const halves = this.split(text);
      const parts = halves ?? [text];
      const drafts = parts.map((part, place) => ({
        text: part,
        typing: typing && place === parts.length - 1,
        extra: new Map<string, number>(),
        alone: 1,
      }));
      if (halves !== undefined) this.addJoined(drafts, text, typing);
      return drafts;
    });
  }

  private isKnown(word: string): boolean {
    return this.index.frequency(word) > 0 || this.language.stemTerms(word).some((term) => this.index.family(term).length > 0);
  }

  private split(word: string): readonly [string, string] | undefined {
    const pair = this.index.headingPairs.get(word);
    if (pair !== undefined) return pair;
    if (this.isKnown(word) || this.isBegun(word)) return undefined;
    let best: readonly [string, string] | undefined;
    let bestFrequency = RARE_HALF;
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)] as const;
      const frequency = Math.min(...halves.map((half) => this.index.frequency(half)));
      if (frequency > bestFrequency) [best, bestFrequency] = [halves, frequency];
    }
    return best;
  }

  /** Adds a joined form (and its completions while typing) to each word that it covers. Returns whether the index contains any of them. */
  private addJoined(drafts: readonly Draft[], joined: string, typing: boolean): boolean {
    const forms = new Map<string, number>();
    if (typing)
      for (const word of [...this.index.words.atPrefix(joined).keys()].slice(0, MOST_COMPLETIONS)) forms.set(word, QUALITY.joinedPrefix);
    for (const term of this.language.stemTerms(joined)) for (const word of this.index.family(term)) forms.set(word, QUALITY.joined);
    for (const [term, quality] of forms) addExtra(drafts, term, quality);
    return forms.size > 0;
  }

  private addCompounds(drafts: readonly Draft[], { words, compounds }: Tokens): void {
    if (drafts.length !== words.length) return;
    for (const { text, from, to } of compounds) {
      const covered = drafts.slice(from, to + 1);
      if (!this.addJoined(covered, text, covered.at(-1)?.typing === true)) continue;
      for (const draft of covered) draft.alone = PART_FACTOR;
    }
  }

  /** Tries adjacent words as a single word: `multi part` for `multipart`, `put object acl` for `PutObjectAcl`. */
  private addNeighbours(drafts: readonly Draft[]): void {
    drafts.forEach((_, from) => {
      for (let to = from + 1; to < Math.min(drafts.length, from + LONGEST_JOIN); to += 1) {
        const run = drafts.slice(from, to + 1);
        const last = run.at(-1);
        if (last === undefined || run.some((draft) => this.language.isStopWord(draft.text))) return;
        // The words in a known name have already been tried together.
        if (run.every((draft) => draft.alone < 1)) continue;
        this.addJoined(run, run.map((draft) => draft.text).join(''), last.typing && last.text.length > 1);
      }
    });
  }

  /** Adds synonyms of words and phrases. A known phrase doesn't count as its separate words: an `object lock` isn't a locked `file`. */
  private addSynonyms(drafts: readonly Draft[]): void {
    // The parts of a known name represent the name, so they don't have synonyms of their own.
    const content = drafts.filter((draft) => !this.language.isStopWord(draft.text) && draft.alone === 1);
    const runs = content.flatMap((_, from) =>
      Array.from({ length: LONGEST_PHRASE }, (__, more) => content.slice(from, from + more + 1)).filter(
        (run, more) => run.length === more + 1,
      ),
    );
    // Two adjacent words, one of which is a function word: `turn on`, `sign up`.
    const withGrammar = drafts.slice(1).flatMap((second, index) => {
      const pair = [drafts[index] ?? second, second];
      return pair.filter(({ text }) => this.language.isStopWord(text)).length === 1 ? [pair] : [];
    });
    const longestFirst = [...runs, ...withGrammar].sort((a, b) => b.length - a.length);
    const inPhrase = new Set<Draft>();
    for (const run of longestFirst) {
      if (run.every((draft) => inPhrase.has(draft))) continue;
      const synonyms = this.language.synonymsOf(run.map((draft) => draft.text));
      for (const word of synonyms.flatMap((term) => this.index.family(term))) addExtra(run, word, QUALITY.synonym);
      if (run.length > 1 && synonyms.length > 0) for (const draft of run) inPhrase.add(draft);
    }
  }

  private toTerm({ text, typing, extra, alone }: Draft, isOnly: boolean): Term {
    const variants = new Map<string, number>();
    // A number that isn't on any page, such as a line number in source code, means nothing next to words.
    const isStrangeNumber = !isOnly && /^\d+$/.test(text) && this.index.frequency(text) === 0;
    const stop = isStrangeNumber || this.language.isStopWord(text);
    for (const [term, quality] of variantsOf(text, typing, isOnly, this.index, this.language)) variants.set(term, alone * quality);
    for (const [term, quality] of extra) variants.set(term, Math.max(variants.get(term) ?? 0, quality));
    return { text, stop, weight: stop ? STOP_WEIGHT : this.weight(variants), variants };
  }

  /** Returns a weight between the minimum, for a word in every section, and 1, for a word in at most one section. */
  private weight(variants: ReadonlyMap<string, number>): number {
    const close = [...variants].filter(([, quality]) => quality > 0.9).map(([term]) => this.index.frequency(term));
    return 1 - COMMON_LOSS * (Math.log(Math.max(1, ...close)) / Math.log(this.index.size + 1));
  }
}

function meaningsOf(terms: readonly Term[]): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  terms.forEach(({ variants }, term) => {
    for (const [word, quality] of variants) meanings.set(word, [...(meanings.get(word) ?? []), { term, quality }]);
  });
  for (const list of meanings.values()) list.sort((a, b) => b.quality - a.quality);
  return meanings;
}

function addExtra(drafts: readonly Draft[], term: string, quality: number): void {
  for (const { extra } of drafts) extra.set(term, Math.max(quality, extra.get(term) ?? 0));
}
