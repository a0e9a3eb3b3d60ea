/**
 * The inverted index, made from the sections' text when the index file is loaded: the text is needed for
 * snippets anyway, and making postings from it takes less time than their bytes take on the wire.
 */
import { FIELDS, isTelling, visitTerms, type Field } from './fields';
import { phraseFinder } from './phrases';
import { headingTokens } from './section-tokens';
import { pathOf, type Section } from './sections';
import type { Thesaurus } from './thesaurus';

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

/** Phrases that are indexed as words: those that something else stands for. */
export type KnownPhrases = Pick<Thesaurus, 'phrases' | 'lastWords'>;

const NO_PHRASES: KnownPhrases = { phrases: new Set(), lastWords: new Set() };

/** The terms of a text, and the known phrases in it. */
function visitText(text: string, language: string, { phrases, lastWords }: KnownPhrases, onTerm: (term: string) => void): void {
  const find = phraseFinder(phrases, lastWords, onTerm);
  visitTerms(text, language, (term) => {
    onTerm(term);
    find(term);
  });
}

/** True when the last section that the list got is this one; sections come in order. */
function holds(postings: Map<string, Postings>, term: string, section: number): boolean {
  const list = postings.get(term);
  return list !== undefined && list[list.length - 2] === section;
}

/**
 * Indexes prose and code of each section one after the other: code counts once a section, and only what the
 * section's prose does not say.
 */
function indexText(sections: readonly Section[], code: readonly string[], language: string, known: KnownPhrases): Pick<Record<Field, FieldIndex>, 'content' | 'code'> {
  const prose = new Map<string, Postings>();
  const codeWords = new Map<string, Postings>();
  const proseLengths: number[] = [];
  const codeLengths: number[] = [];
  sections.forEach((section, id) => {
    let proseLength = 0;
    let codeLength = 0;
    visitText(contentText(section), language, known, (term) => {
      add(prose, term, id);
      proseLength += 1;
    });
    visitTerms(code[id] ?? '', language, (term) => {
      if (!isTelling(term) || holds(prose, term, id) || holds(codeWords, term, id)) return;
      add(codeWords, term, id);
      codeLength += 1;
    });
    proseLengths.push(proseLength);
    codeLengths.push(codeLength);
  });
  return { content: finish(prose, proseLengths), code: finish(codeWords, codeLengths) };
}

/** What an index says of the collection that it is a part of. */
export interface CollectionStatistics {
  /** How much a term tells: BM25's inverse document frequency. */
  rarity: (term: string) => number;
  /** Terms of a section, on average. */
  averageLengths: Readonly<Record<Field, number>>;
}

/** BM25's inverse document frequency of a term that `count` of `size` sections hold. */
export function inverseFrequency(count: number, size: number): number {
  return Math.log(1 + (size - count + 0.5) / (count + 0.5));
}

export class InvertedIndex {
  /** All terms, sorted by UTF-16 code units. */
  readonly terms: readonly string[];
  /** Number of sections. */
  readonly size: number;
  private readonly fields: Record<Field, FieldIndex>;
  /** Asked for thousands of words with each keystroke. */
  private readonly frequencies = new Map<string, number>();

  /** @param code the words of each section's code */
  constructor(sections: readonly Section[], code: readonly string[], language: string, known: KnownPhrases = NO_PHRASES) {
    this.size = sections.length;
    this.fields = {
      heading: indexField(sections, visitHeading),
      path: indexField(sections, (section, onTerm) => visitText(pathText(section), language, known, onTerm)),
      ...indexText(sections, code, language, known),
    };
    for (const field of FIELDS) {
      for (const [term, { length }] of this.fields[field].postings) this.frequencies.set(term, Math.max(this.frequencies.get(term) ?? 0, length / 2));
    }
    this.terms = [...this.frequencies.keys()].sort();
  }

  /** Number of sections that hold the term in the field where most do; 0 for an unknown term. */
  frequency(term: string): number {
    return this.frequencies.get(term) ?? 0;
  }

  /** Terms of a section on average, field by field. */
  get averageLengths(): Record<Field, number> {
    const { heading, path, content, code } = this.fields;
    return { heading: heading.averageLength, path: path.averageLength, content: content.averageLength, code: code.averageLength };
  }

  /**
   * Calls `visit` for each section and field that holds the term, with its BM25+ score there.
   * @param collection statistics in place of the index's own, for an index that is one of many
   */
  visit(term: string, visit: (section: number, field: Field, score: number) => void, collection?: CollectionStatistics): void {
    for (const name of FIELDS) {
      const field = this.fields[name];
      const postings = field.postings.get(term);
      if (postings === undefined) continue;
      const count = postings.length / 2;
      const rarity = collection?.rarity(term) ?? inverseFrequency(count, this.size);
      const average = collection?.averageLengths[name] ?? field.averageLength;
      for (let at = 0; at < postings.length; at += 2) {
        const section = postings[at] ?? 0;
        const frequency = postings[at + 1] ?? 0;
        const length = (field.lengths[section] ?? 0) / average;
        const saturated = (frequency * (BM25.k + 1)) / (frequency + BM25.k * (1 - BM25.b + BM25.b * length));
        visit(section, name, rarity * (BM25.delta + saturated));
      }
    }
  }
}
