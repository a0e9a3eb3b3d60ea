/** Where a text says the words of a query: for marking them, for snippets, and for how near they stand to each other. */
import type { Language } from './language';
import type { Meaning, Query } from './query';
import { memoize } from '../../../lib/memoize';
import type { Compound, Tokens } from './tokenize';

/** A stretch of a text (UTF-16 offsets) that stands for words of the query. */
export interface Match {
  start: number;
  end: number;
  /** First and last word of the text that it covers, as indexes. */
  from: number;
  to: number;
  /** Words that it stands for, indexes into the query's terms; a joined word stands for several. */
  terms: readonly number[];
  /** Of the best of them. */
  quality: number;
}

/** A text as one query sees it. */
export interface MatchedText {
  tokens: Tokens;
  /** In order, not overlapping. */
  matches: readonly Match[];
}

/** Guesses below this are not worth a mark. */
const LEAST_QUALITY = 0.5;
/** Below this, a word is marked only as far as the reader has typed it. */
const WHOLE_WORD = 0.93;

/** Finds the words of one query in texts. @param tokensOf remembers the words of texts from query to query */
export class Matcher {
  private readonly onlyStopWords: boolean;
  /** Whether a phrase of a text may stand for a word of the query. */
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

  /** Phrases that stand for something else; where words of them match by themselves, those are marked. */
  private findPhrases(words: Tokens['words'], found: readonly Match[]): Match[] {
    return this.language.phrasesIn(words.map((word) => word.text)).flatMap(({ term, from, to }) => {
      const meanings = this.meaningsOf(term);
      if (meanings === undefined || found.some((match) => match.from <= to && match.to >= from)) return [];
      return [this.toMatch(meanings, { text: '', start: words[from]?.start ?? 0, end: words[to]?.end ?? 0, from, to })];
    });
  }

  /** Words of the query that a term stands for well enough to be marked; undefined for none. */
  private meaningsOf(term: string): readonly Meaning[] | undefined {
    const meanings = this.query.meanings.get(term)?.filter((meaning) => this.isMarked(meaning));
    return meanings?.length === 0 ? undefined : meanings;
  }

  private toMatch(meanings: readonly Meaning[], { text, start, end, from, to }: Compound): Match {
    const { term = 0, quality = 0 } = meanings[0] ?? {};
    const typed = this.query.terms[term]?.text ?? '';
    // Where the reader has typed only the beginning of a word, only that is marked, as the hosted service does.
    const isBeginning = quality < WHOLE_WORD && text.startsWith(typed) && end - start === text.length;
    return { start, end: isBeginning ? start + typed.length : end, from, to, terms: meanings.map((meaning) => meaning.term), quality };
  }

  /** Stop words are marked only when the query has nothing else. */
  private isMarked({ term, quality }: Meaning): boolean {
    return quality >= LEAST_QUALITY && (this.onlyStopWords || this.query.terms[term]?.stop === false);
  }
}

/** In order; of overlapping matches the longer one of those that begin first. */
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
