/**
 * The inverted index, made from the sections' text when the index file is loaded: the text is needed for
 * snippets anyway, and making postings from it takes less time than their bytes take on the wire.
 */
import type { PackedCode } from '../../contract';
import { FIELDS, visitTerms, type Field } from './fields';
import { unpackCode } from './pack';
import { headingTokens } from './section-tokens';
import { pathOf, type Section } from './sections';

/** Sections that hold a term in one field, ascending, each followed by how often: [section, frequency, …]. */
type Postings = number[];

interface FieldIndex {
  postings: Map<string, Postings>;
  /** Terms of each section. */
  lengths: number[];
  averageLength: number;
}

/** BM25+ with MiniSearch's constants, after Lv and Zhai, "Lower-bounding term frequency normalization", 2011. */
const BM25 = { k: 1.2, b: 0.7, delta: 0.5 } as const;

const pathText = (section: Section): string => pathOf(section).join('\n');
const contentText = (section: Section): string => section.content ?? '';

function add(postings: Map<string, Postings>, term: string, section: number): void {
  const list = postings.get(term);
  if (list === undefined) postings.set(term, [section, 1]);
  else if (list[list.length - 2] === section) list[list.length - 1] = (list[list.length - 1] ?? 0) + 1;
  else list.push(section, 1);
}

function finish(postings: Map<string, Postings>, lengths: number[]): FieldIndex {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { postings, lengths, averageLength: Math.max(1, total / Math.max(1, lengths.length)) };
}

/** Indexes a field, given what visits the terms of a section. */
function indexField(sections: readonly Section[], visitSection: (section: Section, onTerm: (term: string) => void) => void): FieldIndex {
  const postings = new Map<string, Postings>();
  const lengths = sections.map((section, id) => {
    let length = 0;
    visitSection(section, (term) => {
      add(postings, term, id);
      length += 1;
    });
    return length;
  });
  return finish(postings, lengths);
}

/** Headings keep their stop words: `What is a swarm?` is looked for as such. */
function visitHeading(section: Section, onTerm: (term: string) => void): void {
  const { words, compounds } = headingTokens(section);
  for (const { text } of [...words, ...compounds]) onTerm(text);
}

function indexCode(code: PackedCode, sections: number): FieldIndex {
  const postings = new Map<string, Postings>();
  const lengths = new Array<number>(sections).fill(0);
  unpackCode(code, (word, section) => {
    add(postings, word, section);
    lengths[section] = (lengths[section] ?? 0) + 1;
  });
  return finish(postings, lengths);
}

export class InvertedIndex {
  /** All terms, sorted by UTF-16 code units. */
  readonly terms: readonly string[];
  /** Number of sections. */
  readonly size: number;
  private readonly fields: Record<Field, FieldIndex>;

  /** @throws Error on corrupt code postings */
  constructor(sections: readonly Section[], code: PackedCode, language: string) {
    this.size = sections.length;
    this.fields = {
      heading: indexField(sections, visitHeading),
      path: indexField(sections, (section, onTerm) => visitTerms(pathText(section), language, onTerm)),
      content: indexField(sections, (section, onTerm) => visitTerms(contentText(section), language, onTerm)),
      code: indexCode(code, sections.length),
    };
    this.terms = [...new Set(FIELDS.flatMap((field) => [...this.fields[field].postings.keys()]))].sort();
  }

  /** Number of sections that hold the term in the field where most do; 0 for an unknown term. */
  frequency(term: string): number {
    let most = 0;
    for (const field of FIELDS) most = Math.max(most, (this.fields[field].postings.get(term)?.length ?? 0) / 2);
    return most;
  }

  /** Calls `visit` for each section and field that holds the term, with its BM25+ score there. */
  visit(term: string, visit: (section: number, field: Field, score: number) => void): void {
    for (const name of FIELDS) {
      const field = this.fields[name];
      const postings = field.postings.get(term);
      if (postings === undefined) continue;
      const count = postings.length / 2;
      const rarity = Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
      for (let at = 0; at < postings.length; at += 2) {
        const section = postings[at] ?? 0;
        const frequency = postings[at + 1] ?? 0;
        const length = (field.lengths[section] ?? 0) / field.averageLength;
        const saturated = (frequency * (BM25.k + 1)) / (frequency + BM25.k * (1 - BM25.b + BM25.b * length));
        visit(section, name, rarity * (BM25.delta + saturated));
      }
    }
  }
}
