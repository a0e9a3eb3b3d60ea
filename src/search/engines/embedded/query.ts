/** A query as the engine understands it: terms, what each may mean, and how much it counts. */
import { limits } from '../../../site/limits';
import { LONGEST_PHRASE } from './phrases';
import { stopWords } from './stopwords';
import type { Thesaurus } from './thesaurus';
import { tokenize, type Tokens } from './tokenize';
import type { Variants, Vocabulary } from './vocabulary';

/** A word of the query. */
export interface Term {
  /** Folded. */
  text: string;
  /** Share in the query: rare words count more, stop words next to nothing. */
  weight: number;
  /** True for a word that carries grammar only. */
  stop: boolean;
  /** Words of the index that stand for it, with quality 0…1. */
  variants: Variants;
}

/** A term that a word of the index stands for. */
export interface Meaning {
  /** Index into the query's terms. */
  term: number;
  quality: number;
}

/** A query after analysis. */
export interface Query {
  /** Its different words. */
  terms: Term[];
  /** Every word in order, folded, repetitions included. */
  words: string[];
  language: string;
  /** True when a phrase of several words may stand for one of its terms. */
  hasPhrases: boolean;
  /** For each word of the index that stands for a term, which terms, best first. */
  meanings: ReadonlyMap<string, readonly Meaning[]>;
}

/** What the analysis knows of an index. */
export interface Lexicon {
  vocabulary: Vocabulary;
  /** Total of sections. */
  size: number;
  language: string;
  /** Neighbouring heading words by their joined form: `objectlock` → object, lock. */
  headingPairs: ReadonlyMap<string, readonly [string, string]>;
  /** Words and phrases that readers use for each other. */
  thesaurus: Thesaurus;
}

interface Draft {
  text: string;
  typing: boolean;
  /** Joined forms that cover this word, with their quality. */
  extra: Map<string, number>;
  /** What the word is worth apart: 1, or less for a part of a name that the index knows as a whole. */
  alone: number;
}

const STOP_WEIGHT = 0.06;
/** What a word of every section loses of its weight. */
const COMMON_LOSS = 0.5;
const QUALITY = { compound: 1, joined: 0.97, joinedPrefix: 0.85, synonym: 0.8 } as const;
/** What the words of a known identifier are worth apart from each other, and those of a hyphenated word. */
const PART_FACTOR = { identifier: 0.45, hyphenated: 0.7 } as const;
/** Two words of prose with a hyphen; all other joined words are names of something in a program. */
const HYPHENATED = /^\p{L}+-\p{L}+$/u;
/** Most neighbouring words that are tried as one. */
const LONGEST_JOIN = 4;
/** Terms looked at; more come only from pasted text. */
const MOST_TERMS = 24;
/** Widest distance of two words that are taken for one phrase. */
const WIDEST_GAP = 3;
/** Shortest word of grammar that may be half of another word, and in how many sections that must be: `a mount` is no `amount`. */
const SHORTEST_GRAMMAR_HALF = 2;
const COMMON_ENOUGH = 3;
/** Shortest half of a word that is split. */
const SHORTEST_HALF = 3;

function addExtra(drafts: readonly Draft[], word: string, quality: number): void {
  for (const { extra } of drafts) extra.set(word, Math.max(quality, extra.get(word) ?? 0));
}

/**
 * Adds, to every term that a joined form covers, that form: itself and, while typing, what begins with it.
 * Returns whether the index knows any.
 */
function addJoined(drafts: Draft[], joined: string, typing: boolean, quality: number, { vocabulary }: Lexicon): boolean {
  const forms = new Map<string, number>();
  if (typing) for (const word of vocabulary.withPrefix(joined).slice(0, 12)) forms.set(word, QUALITY.joinedPrefix);
  for (const word of vocabulary.family(joined)) forms.set(word, quality * 0.95);
  if (vocabulary.frequency(joined) > 0) forms.set(joined, quality);
  for (const [word, value] of forms) addExtra(drafts, word, value);
  return forms.size > 0;
}

function splitWord(word: string, lexicon: Lexicon): readonly [string, string] | undefined {
  const pair = lexicon.headingPairs.get(word);
  if (pair !== undefined) return pair;
  const { vocabulary } = lexicon;
  if (vocabulary.withPrefix(word).length > 0 || vocabulary.family(word).length > 0) return undefined;
  let best: readonly [string, string] | undefined;
  let bestFrequency = 0;
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)] as const;
    const frequency = Math.min(vocabulary.frequency(halves[0]), vocabulary.frequency(halves[1]));
    if (frequency > bestFrequency) [best, bestFrequency] = [halves, frequency];
  }
  return best;
}

/** The words of the query, joined ones split where the index knows the halves. */
function draftTerms({ words }: Tokens, typingLast: boolean, lexicon: Lexicon): Draft[] {
  return words.slice(0, MOST_TERMS).flatMap(({ text }, index): Draft[] => {
    const typing = typingLast && index === words.length - 1;
    const split = splitWord(text, lexicon);
    const drafts = (split ?? [text]).map((part, place, parts) => ({
      text: part,
      typing: typing && place === parts.length - 1,
      extra: new Map<string, number>(),
      alone: 1,
    }));
    if (split !== undefined) addJoined(drafts, text, typing, QUALITY.compound, lexicon);
    return drafts;
  });
}

function isHyphenated(input: string, start: number, end: number): boolean {
  return HYPHENATED.test(input.slice(start, end)) && input.charAt(start - 1) !== '-';
}

function addCompounds(input: string, drafts: Draft[], tokens: Tokens, typingLast: boolean, lexicon: Lexicon): void {
  if (drafts.length !== tokens.words.length) return;
  for (const { text, start, end, from, to } of tokens.compounds) {
    const covered = drafts.slice(from, to + 1);
    const known = addJoined(covered, text, typingLast && to === drafts.length - 1, QUALITY.compound, lexicon);
    if (!known) continue;
    const factor = isHyphenated(input, start, end) ? PART_FACTOR.hyphenated : PART_FACTOR.identifier;
    for (const draft of covered) draft.alone = Math.min(draft.alone, factor);
  }
}

/** Two words that the index does not know may be one that is both split and mistyped: `mountan duk` for `mountainduck`. */
function addMistypedPair(run: readonly Draft[], joined: string, { vocabulary }: Lexicon): void {
  if (!run.every(({ text }) => vocabulary.frequency(text) === 0 && vocabulary.family(text).length === 0)) return;
  for (const [word, quality] of vocabulary.corrections(joined)) addExtra(run, word, quality);
}

/** Neighbours of which one is grammar: `turn on`, `sign up`. */
function withGrammar(drafts: readonly Draft[], stop: ReadonlySet<string>): Draft[][] {
  const pairs = drafts.slice(1).map((second, index) => [drafts[index] ?? second, second]);
  return pairs.filter((pair) => pair.filter(({ text }) => stop.has(text)).length === 1);
}

/** A word of grammar may be half of a word: `up load`, `log in`, `back up`. */
function addHalves(drafts: readonly Draft[], { vocabulary }: Lexicon, stop: ReadonlySet<string>): void {
  for (const pair of withGrammar(drafts, stop)) {
    const joined = pair.map(({ text }) => text).join('');
    const isShort = pair.some(({ text }) => stop.has(text) && text.length < SHORTEST_GRAMMAR_HALF);
    if (!isShort && !stop.has(joined) && vocabulary.frequency(joined) >= COMMON_ENOUGH) addExtra(pair, joined, QUALITY.joined);
  }
}

/** Tries neighbouring words as one: `multi part` for `multipart`, `put object acl` for `PutObjectAcl`. */
function addNeighbours(drafts: Draft[], lexicon: Lexicon, stop: ReadonlySet<string>): void {
  drafts.forEach((_, from) => {
    for (let to = from + 1; to < Math.min(drafts.length, from + LONGEST_JOIN); to += 1) {
      const run = drafts.slice(from, to + 1);
      const last = run.at(-1);
      if (last === undefined || run.some((draft) => stop.has(draft.text))) return;
      // The words of a known name have been tried together.
      if (run.every((draft) => draft.alone < 1)) continue;
      const joined = run.map((draft) => draft.text).join('');
      const known = addJoined(run, joined, last.typing && last.text.length > 1, QUALITY.joined, lexicon);
      if (!known && run.length === 2) addMistypedPair(run, joined, lexicon);
    }
  });
}

/** Runs of neighbours up to the length of a phrase, and pairs with words between them: `turn versioning on`. */
function phrasesOf(telling: readonly Draft[]): Draft[][] {
  return telling.flatMap((first, from) => {
    const runs = Array.from({ length: LONGEST_PHRASE }, (_, more) => telling.slice(from, from + more + 1)).filter(
      (run, more) => run.length === more + 1,
    );
    const apart = telling.slice(from + 2, from + 1 + WIDEST_GAP).map((second) => [first, second]);
    return [...runs, ...apart];
  });
}

/** What readers use for the query's words and for its phrases. */
function addSynonyms(drafts: readonly Draft[], { thesaurus, vocabulary }: Lexicon, stop: ReadonlySet<string>): void {
  // Parts of a known name mean the name.
  const telling = drafts.filter((draft) => !stop.has(draft.text) && draft.alone === 1);
  for (const phrase of [...phrasesOf(telling), ...withGrammar(drafts, stop)]) {
    for (const other of thesaurus.of(phrase.map((draft) => draft.text))) {
      const itself = vocabulary.frequency(other) > 0 ? [other] : [];
      for (const word of [...itself, ...vocabulary.family(other)]) addExtra(phrase, word, QUALITY.synonym);
    }
  }
}

function toTerm({ text, typing, extra, alone }: Draft, lexicon: Lexicon, stop: ReadonlySet<string>): Term {
  const variants = new Map([...lexicon.vocabulary.variants(text, typing)].map(([word, quality]) => [word, alone * quality]));
  for (const [word, quality] of extra) variants.set(word, Math.max(variants.get(word) ?? 0, quality));
  const isStop = stop.has(text);
  // A word of grammar is no form of a word with a meaning: to an Italian stemmer `delete` is a form of `del`.
  if (!isStop) for (const word of variants.keys()) if (stop.has(word)) variants.delete(word);
  return { text, stop: isStop, weight: isStop ? STOP_WEIGHT : rarity(variants, lexicon), variants };
}

/** Least weight for a word of every section, up to 1 for a word of one section or of none. */
function rarity(variants: Variants, { vocabulary, size }: Lexicon): number {
  const close = [...variants].filter(([, quality]) => quality > 0.9).map(([word]) => vocabulary.frequency(word));
  const frequency = Math.min(size, Math.max(1, ...close));
  return 1 - COMMON_LOSS * (Math.log(frequency) / Math.log(size + 1));
}

function meaningsOf(terms: readonly Term[]): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  terms.forEach(({ variants }, term) => {
    for (const [word, quality] of variants) {
      const known = meanings.get(word);
      if (known === undefined) meanings.set(word, [{ term, quality }]);
      else known.push({ term, quality });
    }
  });
  for (const list of meanings.values()) list.sort((a, b) => b.quality - a.quality);
  return meanings;
}

/** Analyses a query of any length and content. The last word counts as still being typed unless something follows it. */
export function analyse(input: string, lexicon: Lexicon): Query {
  const text = input.slice(0, limits.searchBoxMaxLength);
  const tokens = tokenize(text);
  const stop = stopWords(lexicon.language);
  const typingLast = tokens.words.at(-1)?.end === text.length;
  const drafts = draftTerms(tokens, typingLast, lexicon);
  addCompounds(text, drafts, tokens, typingLast, lexicon);
  addNeighbours(drafts, lexicon, stop);
  addHalves(drafts, lexicon, stop);
  addSynonyms(drafts, lexicon, stop);
  const different = new Map(drafts.map((draft) => [draft.text, draft]));
  const terms = [...different.values()].map((draft) => toTerm(draft, lexicon, stop));
  const meanings = meaningsOf(terms);
  const hasPhrases = [...meanings.keys()].some((word) => lexicon.thesaurus.phrases.has(word));
  return { terms, words: drafts.map((draft) => draft.text), language: lexicon.language, hasPhrases, meanings };
}
