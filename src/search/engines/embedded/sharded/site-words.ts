/** The words of the whole site, as query analysis wants them. */
import type { ShardedIndexFile } from '../../../contract';
import { decodeNumbers } from '../coding';
import { decodeWords } from '../front-coding';
import type { Lexicon } from '../query';
import type { Thesaurus } from '../thesaurus';
import { Vocabulary, type WordList } from '../vocabulary';
import { decodeFrequency } from './frequency';

/** The words, and where each stands in their order. */
export class SiteWords implements WordList {
  readonly terms: readonly string[];
  private readonly frequencies: readonly number[];
  private readonly places: ReadonlyMap<string, number>;

  constructor({ words, frequencies }: ShardedIndexFile) {
    this.terms = decodeWords(words);
    this.frequencies = decodeNumbers(frequencies).map(decodeFrequency);
    this.places = new Map(this.terms.map((word, place) => [word, place]));
  }

  frequency(word: string): number {
    return this.frequencies[this.place(word)] ?? 0;
  }

  frequencyAt(place: number): number {
    return this.frequencies[place] ?? 0;
  }

  /** Place of a word among the sorted words, -1 for one that the site does not have. */
  place(word: string): number {
    return this.places.get(word) ?? -1;
  }
}

function decodePairs({ pairs }: ShardedIndexFile, terms: readonly string[]): Map<string, readonly [string, string]> {
  const numbers = decodeNumbers(pairs);
  const found = new Map<string, readonly [string, string]>();
  let place = -1;
  for (let at = 0; at < numbers.length; at += 2) {
    place += (numbers[at] ?? 0) + 1;
    const word = terms[place] ?? '';
    const split = numbers[at + 1] ?? 0;
    found.set(word, [word.slice(0, split), word.slice(split)]);
  }
  return found;
}

/** What query analysis knows of the site. */
export function siteLexicon(file: ShardedIndexFile, words: SiteWords, thesaurus: Thesaurus): Lexicon {
  return {
    vocabulary: new Vocabulary(words, file.language),
    size: file.size,
    language: file.language,
    headingPairs: decodePairs(file, words.terms),
    thesaurus,
  };
}
