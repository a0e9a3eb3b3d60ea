/** Finds a query's words in a text, in order to mark them, create snippets, and measure how close together they are. */
import type { Language } from './language';
import type { Meaning, Query } from './query';
import { memoize } from '../../../lib/memoize';
import type { Compound, Tokens } from './tokenize';

/** A range in a text (UTF-16 offsets) that matches words in the query. */
export interface Match {
  start: number;
  end: number;
  /** Indexes of the first and last words in the text that the range covers. */
  from: number;
  to: number;
  /** Query words that the range matches, as indexes into the query's terms. A joined word matches several words. */
  terms: readonly number[];
  /** Quality of the best match among these words. */
  quality: number;
}

/** A text, and the places where it matches a query. */
export interface MatchedText {
  tokens: Tokens;
  /** Matches in order, without overlaps. */
  matches: readonly Match[];
}

/** Minimum quality of marked matches. Other matches are too uncertain to be marked. */
const LEAST_QUALITY = 0.5;
/** Minimum quality for marking a whole word. Below it, only the part that the reader has typed is marked. */
const WHOLE_WORD = 0.93;

/** Finds a query's words in texts. @param tokensOf splits a text into words, and remembers the words between queries */
export class Matcher {
  private readonly onlyStopWords: boolean;
  /** Whether a phrase in a text might match a word in the query. */
  private readonly hasPhrases: boolean;

  constructor(
    private readonly query: Query,
    private readonly language: Language,
    private readonly tokensOf: (text: string) => Tokens,
  ) {
    this.onlyStopWords = query.terms.every((term) => term.stop);
    this.hasPhrases = [...query.meanings.keys()].some((term) => language.isPhrase(term));
  }

  isStopWord(word: string): boolean {
    return this.language.isStopWord(word);
  }

  readonly match = memoize((text: string): MatchedText => {
    const tokens = this.tokensOf(text);
    return { tokens, matches: withoutOverlap(this.find(tokens)) };
  });

  private find({ words, compounds }: Tokens): Match[] {
    const found: Match[] = [];
    words.forEach((word, index) => {
      const meanings = this.meaningsOf(word.text);
      if (meanings !== undefined) found.push(this.toMatch(meanings, { ...word, from: index, to: index }));
    });
    for (const compound of compounds) {
      const meanings = this.meaningsOf(compound.text);
      if (meanings !== undefined) found.push(this.toMatch(meanings, compound));
    }
    return this.hasPhrases ? [...found, ...this.findPhrases(words, found)] : found;
  }

  /** Finds phrases that are synonyms of query words. If a phrase's words match individually, they're marked instead. */
  private findPhrases(words: Tokens['words'], found: readonly Match[]): Match[] {
    return this.language.phrasesIn(words.map((word) => word.text)).flatMap(({ term, from, to }) => {
      const meanings = this.meaningsOf(term);
      if (meanings === undefined || found.some((match) => match.from <= to && match.to >= from)) return [];
      return [this.toMatch(meanings, { text: '', start: words[from]?.start ?? 0, end: words[to]?.end ?? 0, from, to })];
    });
  }

  /** Returns the query words that a term matches well enough to be marked, or undefined if there are none. */
  private meaningsOf(term: string): readonly Meaning[] | undefined {
    const meanings = this.query.meanings.get(term)?.filter((meaning) => this.isMarked(meaning));
    return meanings?.length === 0 ? undefined : meanings;
  }

  private toMatch(meanings: readonly Meaning[], { text, start, end, from, to }: Compound): Match {
    const { term = 0, quality = 0 } = meanings[0] ?? {};
    const typed = this.query.terms[term]?.text ?? '';
    // If the reader has typed only the beginning of a word, only that part is marked, as in the hosted service.
    const isBeginning = quality < WHOLE_WORD && text.startsWith(typed) && end - start === text.length;
    return { start, end: isBeginning ? start + typed.length : end, from, to, terms: meanings.map((meaning) => meaning.term), quality };
  }

  /** Stop words are marked only if the query contains nothing else. */
  private isMarked({ term, quality }: Meaning): boolean {
    return quality >= LEAST_QUALITY && (this.onlyStopWords || this.query.terms[term]?.stop === false);
  }
}

/** Sorts matches and removes overlaps. The match that starts first is kept, or the longer one if two matches start together. */
function withoutOverlap(found: readonly Match[]): Match[] {
  let end = -1;
  return [...found]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((match) => {
      if (match.start < end) return false;
      end = match.end;
      return true;
    });
}
