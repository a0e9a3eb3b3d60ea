/** The words of an index: which there are, how common they are, and which are alike. */
import { editDistance, prefixDistance } from './distance';
import { rememberByText } from './remember';
import { stems } from './stem';

/** A word of the index that a word of the query may mean. `quality` is 1 for the word itself, less for a guess. */
export type Variants = ReadonlyMap<string, number>;

/** What a variant is worth against the word itself, which is worth 1. */
export const QUALITY = {
  stem: 0.93,
  foreignStem: 0.85,
  prefix: 0.88,
  longPrefix: 0.7,
  oneEdit: 0.75,
  twoEdits: 0.55,
  editedPrefix: 0.6,
} as const;
/** A first letter is rarely mistyped. */
const FIRST_LETTER_FACTOR = 0.85;
/** Stems share their first letters, so families are looked for among words that do. */
const STEM_PREFIX = 3;
/** From this length on, the beginning of a longer word may be mistyped. */
const LONG_BEGINNING = 6;
/** Up to this many sections, the beginning of a word may as well be a mistyped one. */
const RARE = 3;
/** Variants kept of each kind, commonest first; a short prefix has hundreds. */
const MOST_VARIANTS = 60;
/** Families kept. */
const MOST_FAMILIES = 2000;

/** Edits allowed in a word of that length: none up to 3 letters, one up to 6, then two. */
export function allowedEdits(length: number): number {
  if (length <= 3) return 0;
  return length <= 6 ? 1 : 2;
}

/** Words with their frequencies, as an index has them. */
export interface WordList {
  /** Sorted by UTF-16 code units. */
  readonly terms: readonly string[];
  /** Number of sections that hold the word, 0 when the index does not know it. */
  frequency(term: string): number;
  /** The same for the term at a place of `terms`. */
  frequencyAt(place: number): number;
}

export class Vocabulary {
  private readonly sorted: readonly string[];
  /** Stems of words of the index, made when first needed. */
  private readonly stemmed = new Map<string, readonly string[]>();
  /** First letters of words of the index, made when first needed. */
  private initials: readonly string[] | undefined;

  constructor(
    private readonly index: WordList,
    private readonly language: string,
  ) {
    this.sorted = index.terms;
  }

  /** Number of sections that hold the word, 0 when the index does not know it. */
  frequency(word: string): number {
    return this.index.frequency(word);
  }

  /** Words that begin with `prefix`, sorted. */
  withPrefix(prefix: string): string[] {
    return this.sorted.slice(...this.rangeOf(prefix));
  }

  /** First place of the words that begin with `prefix`, and the place behind them. */
  private rangeOf(prefix: string): [number, number] {
    const start = this.firstPlace(0, (word) => word >= prefix);
    return [start, this.firstPlace(start, (word) => !word.startsWith(prefix))];
  }

  /** First place from `low` on whose word passes; all behind it must pass, too. */
  private firstPlace(low: number, passes: (word: string) => boolean): number {
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passes(this.sorted[middle] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Words with a stem in common with `word`, itself left out. */
  readonly family = rememberByText(MOST_FAMILIES, (word): readonly string[] => this.findFamily(word));

  private findFamily(word: string): string[] {
    const own = this.stemsOf(word);
    const near = this.withPrefix(word.slice(0, STEM_PREFIX));
    return near.filter((other) => other !== word && this.stemsOf(other).some((stem) => own.includes(stem)));
  }

  private stemsOf(word: string): readonly string[] {
    const known = this.stemmed.get(word);
    if (known !== undefined) return known;
    const own = stems(word, this.language);
    if (this.frequency(word) > 0) this.stemmed.set(word, own);
    return own;
  }

  /**
   * What `word` may mean. A word of the index is not corrected, one of which it knows another form by one edit at most.
   * @param typing true for the word that the reader may still be typing: longer words count more
   */
  variants(word: string, typing: boolean): Variants {
    const found = new Map<string, number>();
    if (this.frequency(word) > 0) found.set(word, 1);
    for (const other of this.family(word))
      found.set(other, this.stemsOf(word)[0] === this.stemsOf(other)[0] ? QUALITY.stem : QUALITY.foreignStem);
    const known = found.size > 0;
    if (typing || word.length >= 3) this.addPrefixes(found, word, typing);
    if (!known && !(typing && this.isCommon(found))) this.addCorrections(found, word, typing, allowedEdits(word.length));
    // Another form may be a mistyped word that only looks like one: `distributer` is no form of `distribute`.
    else if (this.frequency(word) === 0 && !typing) this.addCorrections(found, word, false, Math.min(1, allowedEdits(word.length)));
    return found;
  }

  /** Words of the index that `word` may be a mistyped form of. */
  corrections(word: string): Variants {
    const found = new Map<string, number>();
    this.addCorrections(found, word, false, allowedEdits(word.length));
    return found;
  }

  private isCommon(words: Variants): boolean {
    let sum = 0;
    for (const word of words.keys()) sum += this.frequency(word);
    return sum > RARE;
  }

  private addPrefixes(found: Map<string, number>, word: string, typing: boolean): void {
    for (const other of this.commonest(word, found)) {
      const share = word.length / other.length;
      const quality = typing ? QUALITY.longPrefix + (QUALITY.prefix - QUALITY.longPrefix) * share : QUALITY.longPrefix * share;
      found.set(other, quality);
    }
  }

  /** The commonest words that begin with `prefix`, but not those known already. One letter has thousands: they are not sorted. */
  private commonest(prefix: string, known: ReadonlyMap<string, number>): string[] {
    const [start, end] = this.rangeOf(prefix);
    const words: string[] = [];
    const counts: number[] = [];
    for (let place = start; place < end; place += 1) {
      const word = this.sorted[place] ?? '';
      const count = this.index.frequencyAt(place);
      const isFull = words.length === MOST_VARIANTS;
      if ((isFull && count <= (counts.at(-1) ?? 0)) || known.has(word)) continue;
      if (isFull) {
        words.pop();
        counts.pop();
      }
      let at = counts.length;
      while (at > 0 && (counts[at - 1] ?? 0) < count) at -= 1;
      words.splice(at, 0, word);
      counts.splice(at, 0, count);
    }
    return words;
  }

  private addCorrections(found: Map<string, number>, word: string, typing: boolean, limit: number): void {
    if (limit === 0) return;
    const corrected = new Map<string, number>();
    for (const other of this.withPrefix(word.charAt(0))) {
      const quality = this.correction(word, other, limit, typing);
      if (quality > 0) corrected.set(other, quality);
    }
    for (const other of this.otherStarts(word)) corrected.set(other, FIRST_LETTER_FACTOR * QUALITY.oneEdit);
    const put = (other: string, quality: number): unknown => quality > (found.get(other) ?? 0) && found.set(other, quality);
    for (const [other, quality] of corrected) {
      put(other, quality);
      if (quality < QUALITY.oneEdit) continue;
      for (const form of this.family(other)) put(form, quality * QUALITY.stem);
    }
  }

  /** Words of the index that are one edit of the first letter away and begin otherwise: looked up, because few can be. */
  private otherStarts(word: string): string[] {
    this.initials ??= [...new Set(this.sorted.map((term) => String.fromCodePoint(term.codePointAt(0) ?? 0)))];
    const rest = word.slice(1);
    const swapped = word.charAt(1) + word.charAt(0) + word.slice(2);
    const edited = this.initials.flatMap((initial) => [initial + rest, initial + word]);
    return [rest, swapped, ...edited].filter((other) => !other.startsWith(word.charAt(0)) && this.frequency(other) > 0);
  }

  private correction(word: string, other: string, limit: number, typing: boolean): number {
    if (other.length < word.length - limit || (!typing && other.length > word.length + limit)) return 0;
    const edits = editDistance(word, other, limit);
    if (edits <= limit) return edits === 1 ? QUALITY.oneEdit : QUALITY.twoEdits;
    const begun = typing && word.length >= LONG_BEGINNING && prefixDistance(word, other, 1) <= 1;
    return begun ? QUALITY.editedPrefix : 0;
  }
}
