/** A query as the engine understands it: terms, what each may mean, and how much it counts. */
import { limits } from '../../../site/limits';
import { LONGEST_PHRASE, type Language } from './language';
import { tokenize, type Tokens } from './tokenize';
import { CORRECTED, variantsOf } from './variants';
import type { WordIndex } from './word-index';

/** A word of the query. */
export interface Term {
  /** Folded. */
  text: string;
  /** Share in the query: rare words count more, stop words next to nothing. */
  weight: number;
  /** True for a word that carries grammar only. */
  stop: boolean;
  /** Terms of the index that stand for it, with quality 0…1. */
  variants: ReadonlyMap<string, number>;
}

/** A word of the query that a term of the index stands for: index into the query's terms, and how well. */
export interface Meaning {
  term: number;
  quality: number;
}

/** A query after analysis. */
export interface Query {
  /** Its different words, in order. */
  terms: readonly Term[];
  /** Which of them a term of the index stands for, best first. */
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** What was typed as one: its words, and joined ones. */
  names: ReadonlySet<string>;
  /** Whether the index has its names, and one of its words or what stands for it: not all of it is taken for mistyped. */
  isKnown: boolean;
}

interface Draft {
  text: string;
  typing: boolean;
  /** Joined forms and synonyms that cover this word, with their quality. */
  extra: Map<string, number>;
  /** What the word is worth apart: 1, or less for a part of a name that the index knows as a whole. */
  alone: number;
}

const STOP_WEIGHT = 0.06;
/** What a word of every section loses of its weight. */
const COMMON_LOSS = 0.5;
const QUALITY = { joined: 1, joinedPrefix: 0.85, synonym: 0.8 } as const;
/** What the words of a known identifier are worth apart from each other. */
const PART_FACTOR = 0.45;
/** Most neighbouring words that are tried as one. */
const LONGEST_JOIN = 4;
/** Terms looked at; more come only from pasted text. */
const MOST_TERMS = 24;
/** Completions of a joined form that are looked at. */
const MOST_COMPLETIONS = 12;
/** A word is split into words of more texts than this: the halves of a program's name may be words of some text. */
const RARE_HALF = 3;
/** Shortest half of a word that is split. */
const SHORTEST_HALF = 3;

/** Words of meaning that a query needs beside those that the index does not know. */
const TELLING = 2;

/**
 * The same query without the words that the index does not know, such as the name of a program. Undefined where it knows all of
 * them, or too few to tell what is asked for.
 */
export function withoutUnknown(query: Query): Query | undefined {
  const isUnknown = ({ stop, variants }: Term): boolean => !stop && Math.max(0, ...variants.values()) <= CORRECTED;
  const unknown = query.terms.filter(isUnknown);
  const telling = query.terms.filter((term) => !term.stop && !isUnknown(term));
  if (unknown.length === 0 || telling.length < TELLING) return undefined;
  const terms = query.terms.map((term) => (isUnknown(term) ? { ...term, weight: 0, stop: true } : term));
  return { ...query, terms };
}

/** Analyses queries for one index. */
export class QueryAnalyzer {
  constructor(
    private readonly index: WordIndex,
    private readonly language: Language,
  ) {}

  /** Analyses a query of any length and content. The last word counts as still being typed unless something follows it. */
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
    return { terms, meanings: meaningsOf(terms), names, isKnown };
  }

  private isBegun(word: string): boolean {
    return this.index.words.atPrefix(word).size > 0;
  }

  private isNoGuess({ text, stop, variants }: Term): boolean {
    return !stop && (this.isBegun(text) || [...variants.values()].some((quality) => quality > CORRECTED));
  }

  /** The words of the query, joined ones split where the index knows the halves. */
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

  /** Adds to every word that a joined form covers that form and, while typing, what begins with it. Returns whether the index knows any. */
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

  /** Tries neighbouring words as one: `multi part` for `multipart`, `put object acl` for `PutObjectAcl`. */
  private addNeighbours(drafts: readonly Draft[]): void {
    drafts.forEach((_, from) => {
      for (let to = from + 1; to < Math.min(drafts.length, from + LONGEST_JOIN); to += 1) {
        const run = drafts.slice(from, to + 1);
        const last = run.at(-1);
        if (last === undefined || run.some((draft) => this.language.isStopWord(draft.text))) return;
        // The words of a known name have been tried together.
        if (run.every((draft) => draft.alone < 1)) continue;
        this.addJoined(run, run.map((draft) => draft.text).join(''), last.typing && last.text.length > 1);
      }
    });
  }

  /** What readers use for the query's words and for its phrases. A known phrase is no longer its words: an `object lock` is no `file` that is locked. */
  private addSynonyms(drafts: readonly Draft[]): void {
    // Parts of a known name mean the name.
    const content = drafts.filter((draft) => !this.language.isStopWord(draft.text) && draft.alone === 1);
    const runs = content.flatMap((_, from) =>
      Array.from({ length: LONGEST_PHRASE }, (__, more) => content.slice(from, from + more + 1)).filter(
        (run, more) => run.length === more + 1,
      ),
    );
    // Neighbours of which one is grammar: `turn on`, `sign up`.
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
    // A number that no page has, such as a line of a program's source, tells nothing beside words.
    const isStrangeNumber = !isOnly && /^\d+$/.test(text) && this.index.frequency(text) === 0;
    const stop = isStrangeNumber || this.language.isStopWord(text);
    for (const [term, quality] of variantsOf(text, typing, isOnly, this.index, this.language)) variants.set(term, alone * quality);
    for (const [term, quality] of extra) variants.set(term, Math.max(variants.get(term) ?? 0, quality));
    return { text, stop, weight: stop ? STOP_WEIGHT : this.weight(variants), variants };
  }

  /** Least weight for a word of every section, up to 1 for a word of one section or of none. */
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
