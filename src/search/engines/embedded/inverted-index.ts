/** The inverted index: which sections hold a term in which field, and what that is worth by BM25+. */
import { FIELDS, type Field } from './fields';
import { buildIndex, type AverageLengths } from './index-builder';
import type { Postings } from './postings';
import type { Section } from './sections';
import { NO_PHRASES, type KnownPhrases } from './term-flags';
import type { Texts } from './texts';

/** What an index says of the collection that it is a part of. */
export interface CollectionStatistics {
  /** How much a term tells: BM25's inverse document frequency. */
  rarity: (term: string) => number;
  /** Terms of a section, on average. */
  averageLengths: AverageLengths;
}

/** BM25's inverse document frequency of a term that `count` of `size` sections hold. */
export function inverseFrequency(count: number, size: number): number {
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

export class InvertedIndex {
  /** Number of sections. */
  readonly size: number;
  private readonly fields: Record<Field, Postings>;
  /** Where each term's postings stand in a field. */
  private readonly places = new Map<string, number>();
  private sorted: readonly string[] | undefined;
  /** By place in `terms`. */
  private frequencies: Int32Array | undefined;

  /**
   * @param averageLengths of the collection, for an index that is one of many
   */
  constructor(
    sections: readonly Section[],
    texts: Texts,
    language: string,
    known: KnownPhrases = NO_PHRASES,
    averageLengths?: AverageLengths,
  ) {
    this.size = sections.length;
    const { terms, fields } = buildIndex(sections, texts, language, known, averageLengths);
    this.fields = fields;
    for (const [place, term] of terms.entries()) this.places.set(term, place);
  }

  /** All terms, sorted by UTF-16 code units. */
  get terms(): readonly string[] {
    this.sorted ??= [...this.places.keys()].sort();
    return this.sorted;
  }

  /** Number of sections that hold the term in the field where most do; 0 for an unknown term. */
  frequency(term: string): number {
    const place = this.places.get(term);
    if (place === undefined) return 0;
    let most = 0;
    for (const name of FIELDS) {
      const { starts } = this.fields[name];
      most = Math.max(most, (starts[place + 1] ?? 0) - (starts[place] ?? 0));
    }
    return most;
  }

  /** The same for the term at a place of `terms`. */
  frequencyAt(place: number): number {
    this.frequencies ??= Int32Array.from(this.terms, (term) => this.frequency(term));
    return this.frequencies[place] ?? 0;
  }

  /** Terms of a section on average, field by field. */
  get averageLengths(): AverageLengths {
    const { heading, path, content, code } = this.fields;
    return { heading: heading.averageLength, path: path.averageLength, content: content.averageLength, code: code.averageLength };
  }

  /**
   * Calls `visit` for each section and field that holds the term, with its BM25+ score there.
   * @param rarityOf in place of the index's own, for an index that is one of many
   */
  visit(term: string, visit: (section: number, field: Field, score: number) => void, rarityOf?: (term: string) => number): void {
    const place = this.places.get(term);
    if (place === undefined) return;
    for (const name of FIELDS) {
      const { starts, sections, scores } = this.fields[name];
      const start = starts[place] ?? 0;
      const end = starts[place + 1] ?? 0;
      if (start === end) continue;
      const rarity = rarityOf?.(term) ?? inverseFrequency(end - start, this.size);
      for (let at = start; at < end; at += 1) visit(sections[at] ?? 0, name, rarity * (scores[at] ?? 0));
    }
  }
}
