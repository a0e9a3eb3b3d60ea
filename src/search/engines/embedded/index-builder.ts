/**
 * Reads the texts of sections, once, into postings. The texts are needed for snippets anyway, and making
 * postings from them takes less time than their bytes take on the wire.
 */
import { FIELDS, isTelling, type Field } from './fields';
import { PostingsBuilder, type Postings } from './postings';
import { headingTokens } from './section-tokens';
import { pathOf, type Section } from './sections';
import { ENDS_PHRASE, STOP, termFlags, type KnownPhrases, type TermFlags } from './term-flags';
import { termId, termOf } from './term-ids';
import { readTerms } from './terms';
import type { Texts } from './texts';

/** Where each term that has a number stands among the terms of the index that is being built, counted from 1; shared by all builds. */
let placesById = new Int32Array(0);

function placesFor(id: number): Int32Array {
  if (id < placesById.length) return placesById;
  const larger = new Int32Array(Math.max(1024, 2 * (id + 1)));
  larger.set(placesById);
  placesById = larger;
  return larger;
}

/** Terms as they were met, and the postings of each field, which name them by their place in `terms`. */
export interface BuiltIndex {
  terms: string[];
  fields: Record<Field, Postings>;
}

/** Statistics of a collection in place of the sections' own. */
export type AverageLengths = Readonly<Record<Field, number>>;

class IndexBuilder {
  private readonly ids: number[] = [];
  private readonly builders: Record<Field, PostingsBuilder> = {
    heading: new PostingsBuilder(),
    path: new PostingsBuilder(),
    content: new PostingsBuilder(),
    code: new PostingsBuilder(),
  };
  /** Terms of headings and areas: they come again in the path of every section below. */
  private readonly pathTerms = new Map<string, readonly number[]>();

  constructor(
    private readonly texts: Texts,
    private readonly flags: TermFlags,
    private readonly known: KnownPhrases,
  ) {}

  addSection(section: Section, id: number): void {
    for (const field of FIELDS) this.builders[field].addSection();
    this.readHeading(section);
    this.addTerms(
      this.builders.path,
      pathOf(section).flatMap((text) => this.termsOfPath(text)),
    );
    // Code counts once a section, and only what its prose, which comes first, does not say.
    this.readContent(id);
    this.readCode(id);
  }

  finish(averageLengths?: AverageLengths): BuiltIndex {
    for (const id of this.ids) placesById[id] = 0;
    const { heading, path, content, code } = this.builders;
    const fields = {
      heading: heading.finish(averageLengths?.heading),
      path: path.finish(averageLengths?.path),
      content: content.finish(averageLengths?.content),
      code: code.finish(averageLengths?.code),
    };
    return { terms: this.ids.map(termOf), fields };
  }

  /** Place of a term among those of this index, a new one when it is met for the first time. */
  private placeOf(id: number): number {
    const places = placesFor(id);
    const known = places[id] ?? 0;
    if (known > 0) return known - 1;
    places[id] = this.ids.push(id);
    for (const field of FIELDS) this.builders[field].addTerm();
    return this.ids.length - 1;
  }

  /** Adds the terms of a text, stop words left out, and the known phrases among them behind their last word. */
  private addTerms(builder: PostingsBuilder, terms: readonly number[]): void {
    let before = -1;
    let beforeThat = -1;
    for (const id of terms) {
      const flag = this.flags[id];
      if (flag === STOP) continue;
      builder.add(this.placeOf(id));
      if (flag === ENDS_PHRASE) {
        const two = termOf(before) + termOf(id);
        this.addPhrase(builder, two);
        this.addPhrase(builder, termOf(beforeThat) + two);
      }
      beforeThat = before;
      before = id;
    }
  }

  private addPhrase(builder: PostingsBuilder, phrase: string): void {
    if (this.known.phrases.has(phrase)) builder.add(this.placeOf(termId(phrase)));
  }

  /** Headings keep their stop words: `What is a swarm?` is looked for as such. */
  private readHeading(section: Section): void {
    const { words, compounds } = headingTokens(section);
    for (const { text } of words) this.builders.heading.add(this.placeOf(termId(text)));
    for (const { text } of compounds) this.builders.heading.add(this.placeOf(termId(text)));
  }

  private termsOfPath(text: string): readonly number[] {
    const known = this.pathTerms.get(text);
    if (known !== undefined) return known;
    const terms: number[] = [];
    readTerms(text, terms);
    this.pathTerms.set(text, terms);
    return terms;
  }

  private readContent(id: number): void {
    const terms: number[] = [];
    this.texts.readContent(id, terms);
    this.addTerms(this.builders.content, terms);
  }

  private readCode(id: number): void {
    const { content, code } = this.builders;
    const terms: number[] = [];
    this.texts.readCode(id, terms);
    for (const term of terms) {
      if (this.flags[term] === STOP || !isTelling(termOf(term))) continue;
      const place = this.placeOf(term);
      if (!content.holds(place) && !code.holds(place)) code.add(place);
    }
  }
}

/** Indexes sections. */
export function buildIndex(
  sections: readonly Section[],
  texts: Texts,
  language: string,
  known: KnownPhrases,
  averageLengths?: AverageLengths,
): BuiltIndex {
  const builder = new IndexBuilder(texts, termFlags(language, known), known);
  sections.forEach((section, id) => builder.addSection(section, id));
  return builder.finish(averageLengths);
}
