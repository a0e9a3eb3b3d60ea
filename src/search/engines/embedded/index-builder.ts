/**
 * Reads the texts of sections, once, into postings. The texts are needed for snippets anyway, and making
 * postings from them takes less time than their bytes take on the wire.
 */
import { FIELDS, isTelling, type Field } from './fields';
import { packTerms, packVisited } from './packed-tokens';
import { PostingsBuilder, type Postings } from './postings';
import { headingTokens, keepContentTokens } from './section-tokens';
import { pathOf, type Section } from './sections';
import { termId, termOf } from './term-ids';
import { visitText } from './term-visitor';
import type { Texts } from './texts';
import { createTermReader, makeFlags, NO_PHRASES, type KnownPhrases, type TermFlags } from './term-reader';

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
  private readonly builders: Record<Field, PostingsBuilder> = { heading: new PostingsBuilder(), path: new PostingsBuilder(), content: new PostingsBuilder(), code: new PostingsBuilder() };
  /** Terms of headings and areas: they come again in the path of every section below. */
  private readonly pathTerms = new Map<string, Int32Array>();

  constructor(
    private readonly texts: Texts,
    private readonly flags: TermFlags,
    private readonly known: KnownPhrases,
  ) {}

  addSection(section: Section, id: number): void {
    for (const field of FIELDS) this.builders[field].addSection();
    this.readHeading(section);
    this.readPath(section);
    // Code counts once a section, and only what its prose, which comes first, does not say.
    this.readContent(section, id);
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

  /** Headings keep their stop words: `What is a swarm?` is looked for as such. */
  private readHeading(section: Section): void {
    const { words, compounds } = headingTokens(section);
    for (const { text } of words) this.builders.heading.add(this.placeOf(termId(text)));
    for (const { text } of compounds) this.builders.heading.add(this.placeOf(termId(text)));
  }

  private readPath(section: Section): void {
    const read = createTermReader(this.flags, this.known, (id) => this.builders.path.add(this.placeOf(id)));
    for (const text of pathOf(section)) {
      const terms = this.pathTerms.get(text) ?? packTerms((visitor) => void visitText(text, visitor));
      this.pathTerms.set(text, terms);
      terms.forEach(read);
    }
  }

  private readContent(section: Section, id: number): void {
    const read = createTermReader(this.flags, this.known, (term) => this.builders.content.add(this.placeOf(term)));
    const tokens = packVisited((visitor) => this.texts.visitContent(id, visitor), read);
    keepContentTokens(section, tokens);
  }

  private readCode(id: number): void {
    const { content, code } = this.builders;
    const read = createTermReader(this.flags, NO_PHRASES, (term) => {
      if (!isTelling(termOf(term))) return;
      const place = this.placeOf(term);
      if (!content.holds(place) && !code.holds(place)) code.add(place);
    });
    this.texts.visitCode(id, { onWord: read, onCompound: read });
  }
}

const flagsOf = new WeakMap<KnownPhrases, { language: string; flags: TermFlags }>();

/** Made once for all shards of a site. */
function flagsFor(language: string, known: KnownPhrases): TermFlags {
  const kept = flagsOf.get(known);
  if (kept?.language === language) return kept.flags;
  const flags = makeFlags(language, known);
  flagsOf.set(known, { language, flags });
  return flags;
}

/** Indexes sections. */
export function buildIndex(sections: readonly Section[], texts: Texts, language: string, known: KnownPhrases, averageLengths?: AverageLengths): BuiltIndex {
  const builder = new IndexBuilder(texts, flagsFor(language, known), known);
  sections.forEach((section, id) => builder.addSection(section, id));
  return builder.finish(averageLengths);
}
