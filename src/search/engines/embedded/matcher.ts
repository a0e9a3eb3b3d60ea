/** Finds the words of a query in a text, for marking them, for snippets, and for how close together they are. */
import type { Language } from './language';
import type { Meaning, Query } from './query';
import { memoize } from '../../../lib/memoize';
import type { Compound, Tokens } from './tokenize';

/** A range of a text (UTF-16 offsets) that matches words of the query. */
export interface Match {
  start: number;
  end: number;
  /** Indexes of the first and last word of the text that it covers. */
  from: number;
  to: number;
  /** Words that it matches, as indexes into the query's terms. A joined word matches several. */
  terms: readonly number[];
  /** Quality of the best of them. */
  quality: number;
}

/** A text with the matches of a query. */
export interface MatchedText {
  tokens: Tokens;
  /** Matches in order, not overlapping. */
  matches: readonly Match[];
}

/** Matches with a lower quality are too uncertain to be marked. */
const LEAST_QUALITY = 0.5;
/** Below this quality, only the part of a word that the reader has typed is marked. */
const WHOLE_WORD = 0.93;

/** Finds the words of a query in texts. @param tokensOf remembers the words of texts between queries */
export class Matcher {
  private readonly onlyStopWords: boolean;
  /** Whether a phrase of a text may match a word of the query. */
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

  /** Finds phrases that are synonyms. If their words also match individually, those are marked instead. */
  private findPhrases(words: Tokens['words'], found: readonly Match[]): Match[] {
    return this.language.phrasesIn(words.map((word) => word.text)).flatMap(({ term, from, to }) => {
      const meanings = this.meaningsOf(term);
      if (meanings === undefined || found.some((match) => match.from <= to && match.to >= from)) return [];
      return [this.toMatch(meanings, { text: '', start: words[from]?.start ?? 0, end: words[to]?.end ?? 0, from, to })];
    });
  }

  /** Words of the query that a term matches well enough to be marked. Undefined if there are none. */
  private meaningsOf(term: string): readonly Meaning[] | undefined {
    const meanings = this.query.meanings.get(term)?.filter((meaning) => this.isMarked(meaning));
    return meanings?.length === 0 ? undefined : meanings;
  }

  private toMatch(meanings: readonly Meaning[], { text, start, end, from, to }: Compound): Match {
    const { term = 0, quality = 0 } = meanings[0] ?? {};
    const typed = this.query.terms[term]?.text ?? '';
    // If the reader has typed only the beginning of a word, only that is marked, as on the hosted service.
    const isBeginning = quality < WHOLE_WORD && text.startsWith(typed) && end - start === text.length;
    return { start, end: isBeginning ? start + typed.length : end, from, to, terms: meanings.map((meaning) => meaning.term), quality };
  }

  /** Stop words are marked only if the query contains nothing else. */
  private isMarked({ term, quality }: Meaning): boolean {
    return quality >= LEAST_QUALITY && (this.onlyStopWords || this.query.terms[term]?.stop === false);
  }
}

/** Matches in order. If matches overlap, the one that starts first is kept, or the longer one if they start together. */
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
