/** Which sections hold a term in one field, and how often: built section by section, then packed. */

/** BM25+ with MiniSearch's constants, after Lv and Zhai, "Lower-bounding term frequency normalization", 2011. */
const BM25 = { k: 1.2, b: 0.7, delta: 0.5 } as const;

/** A field's postings, one term after the other. */
export interface Postings {
  /** For each term, by its place in the index, where its postings begin; then the end. */
  starts: Int32Array;
  /** Ascending within a term. */
  sections: Int32Array;
  /** BM25+ of each posting, rarity left out. */
  scores: Float64Array;
  averageLength: number;
}

/** Gathers the postings of a field. Sections come in order. */
export class PostingsBuilder {
  private readonly terms: number[] = [];
  private readonly sections: number[] = [];
  private readonly frequencies: number[] = [];
  /** For each term its last posting, -1 for none. */
  private readonly last: number[] = [];
  /** Terms of each section. */
  private readonly lengths: number[] = [];
  /** First posting of the section that is being read. */
  private first = 0;

  /** Makes room for one more term. */
  addTerm(): void {
    this.last.push(-1);
  }

  /** Begins the next section. */
  addSection(): void {
    this.lengths.push(0);
    this.first = this.terms.length;
  }

  /** True when the section that is being read holds the term. */
  holds(term: number): boolean {
    return (this.last[term] ?? -1) >= this.first;
  }

  /** Counts a term of the section that is being read. */
  add(term: number): void {
    const section = this.lengths.length - 1;
    this.lengths[section] = (this.lengths[section] ?? 0) + 1;
    const posting = this.last[term] ?? -1;
    if (posting >= this.first) {
      this.frequencies[posting] = (this.frequencies[posting] ?? 0) + 1;
    } else {
      this.last[term] = this.terms.length;
      this.terms.push(term);
      this.sections.push(section);
      this.frequencies.push(1);
    }
  }

  /** @param averageLength of the collection that this field is a part of; its own when undefined */
  finish(averageLength = Math.max(1, this.totalLength() / Math.max(1, this.lengths.length))): Postings {
    const starts = this.countPostings();
    const next = starts.slice();
    const sections = new Int32Array(this.terms.length);
    const scores = new Float64Array(this.terms.length);
    for (let posting = 0; posting < this.terms.length; posting += 1) {
      const term = this.terms[posting] ?? 0;
      const section = this.sections[posting] ?? 0;
      const at = next[term] ?? 0;
      next[term] = at + 1;
      sections[at] = section;
      const frequency = this.frequencies[posting] ?? 0;
      const length = (this.lengths[section] ?? 0) / averageLength;
      scores[at] = BM25.delta + (frequency * (BM25.k + 1)) / (frequency + BM25.k * (1 - BM25.b + BM25.b * length));
    }
    return { starts, sections, scores, averageLength };
  }

  private totalLength(): number {
    return this.lengths.reduce((sum, length) => sum + length, 0);
  }

  private countPostings(): Int32Array {
    const starts = new Int32Array(this.last.length + 1);
    for (const term of this.terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
    for (let term = 0; term < this.last.length; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    return starts;
  }
}
