/** Defines the format of `search/index.<locale>.<hash>.json`: the text of all sections, and the engine's language data. */
import { descend, hierarchyOf, type SearchRecord } from '../../contract';

/** Version of the format. The engine rejects any other version. Increase it whenever the structure changes. */
export const INDEX_VERSION = 5;

/** Data that the engine needs for a language. */
export interface LanguageData {
  /** Language tag, such as `it`. */
  language: string;
  /** Names of stemmers, starting with the language's own; see `language.ts`. */
  stemmers: readonly string[];
  /** Function words in folded form. They're searched only in headings, and a match never requires them. */
  stopWords: readonly string[];
  /** Groups of words and phrases that are synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Words that readers use, and what readers might mean by them. It's one-way: a photo is an object, but an object isn't a photo. */
  oneWay: readonly { from: readonly string[]; to: readonly string[] }[];
}

/** Kinds of sections besides those below headings. A row contains the position in this list, starting from 1. */
export const KINDS = ['definition', 'entry'] as const satisfies readonly SearchRecord['kind'][];

/** A section: heading level (1 to 6), anchor (empty for the page itself), heading, prose, words in code, and position in `KINDS`. */
export type SectionRow = readonly [level: number, anchor: string, heading: string, content: string, code: string, kind?: number];

/** A page: path, area (lvl0), facet tag, and sections in reading order. */
export type PageRow = readonly [url: string, area: string, tag: string, sections: readonly SectionRow[]];

/** The index file. The inverted index is created when the file is loaded, because the download is a third smaller without it. */
export interface IndexFile extends LanguageData {
  version: number;
  /** Whether this is the small index that's used until the full index has loaded; see `firstOf`. */
  isFirst?: true;
  pages: readonly PageRow[];
}

/** A record without its code, because the file contains only the words in the code. */
export type Section = Omit<SearchRecord, 'code'>;

/** Returns all sections, and the words in their code, in file order. */
export function readSections({ pages, language }: IndexFile): { sections: Section[]; code: string[] } {
  const sections: Section[] = [];
  const codes: string[] = [];
  pages.forEach(([path, area, tag, rows], page) => {
    let hierarchy = hierarchyOf(area);
    rows.forEach(([level, anchor, heading, content, code, place = 0], section) => {
      const kind = KINDS[place - 1];
      hierarchy = descend(hierarchy, level, heading);
      const url = anchor === '' ? path : `${path}#${anchor}`;
      sections.push({
        objectID: url,
        url,
        anchor: anchor || null,
        type: `lvl${level}` as Section['type'],
        hierarchy,
        content: content || null,
        ...(kind && { kind }),
        language,
        docusaurus_tag: tag,
        position: { page, section },
      });
      codes.push(code);
    });
  });
  return { sections, code: codes };
}

/** Returns the section's own heading. */
export function headingOf(section: Section): string {
  return section.hierarchy[section.type] ?? '';
}
