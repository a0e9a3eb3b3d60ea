/** Neighbouring words of a text that are a word of the index when they are written as one: its phrases. */
import { WORD_ROW, type PackedTokens } from './packed-tokens';
import { LONGEST_PHRASE } from './phrases';
import { stopWords } from './stopwords';
import { knownTermId, termCount, termOf } from './term-ids';

/** Runs of a text, and how many words had a number when they were looked for: with more of them there may be more runs. */
interface KnownRuns {
  rows: Int32Array;
  asOf: number;
}

const kept = new WeakMap<PackedTokens, KnownRuns>();

function findRuns({ words }: PackedTokens, language: string): Int32Array {
  const stop = stopWords(language);
  /** Places in `words`. */
  const telling: number[] = [];
  for (let at = 0; at < words.length; at += WORD_ROW) if (!stop.has(termOf(words[at] ?? 0))) telling.push(at);
  const rows: number[] = [];
  telling.forEach((first, index) => {
    let text = termOf(words[first] ?? 0);
    for (const next of telling.slice(index + 1, index + LONGEST_PHRASE)) {
      text += termOf(words[next] ?? 0);
      const id = knownTermId(text);
      if (id !== undefined) rows.push(id, words[first + 1] ?? 0, words[next + 2] ?? 0);
    }
  });
  return new Int32Array(rows);
}

/** Every run of two or three neighbouring words, words of grammar left out, that has a number; rows as of `words`. */
export function runsOf(tokens: PackedTokens, language: string): Int32Array {
  const known = kept.get(tokens);
  if (known?.asOf === termCount()) return known.rows;
  const asOf = termCount();
  const rows = findRuns(tokens, language);
  kept.set(tokens, { rows, asOf });
  return rows;
}
