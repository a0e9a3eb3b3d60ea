/** What `search/index.<locale>.<hash>.json` holds: the texts of all sections and what the engine knows of their language. */
import { descend, hierarchyOf, type SearchRecord } from '../../contract';

/** Version of the file; the engine refuses any other. Raise it whenever the shape changes. */
export const INDEX_VERSION = 5;

/** What the engine knows of a language. */
export interface LanguageData {
  /** Its tag, such as `it`. */
  language: string;
  /** Names of stemmers, the language's own first; see `stem.ts`. */
  stemmers: readonly string[];
  /** Words of grammar, folded: searched in headings only, never required. */
  stopWords: readonly string[];
  /** Groups of words and phrases that stand for each other. */
  synonyms: readonly (readonly string[])[];
  /** What readers call things, and what they may mean by it, but not the other way round: a photo is an object. */
  oneWay: readonly { from: readonly string[]; to: readonly string[] }[];
}

/** What a section can be beside a heading's; a row has the place in this list, from 1. */
export const KINDS = ['definition', 'entry'] as const satisfies readonly SearchRecord['kind'][];

/** A section: level of its heading (1…6), anchor (empty for the page itself), heading, prose, code words, place in `KINDS`. */
export type SectionRow = readonly [level: number, anchor: string, heading: string, content: string, code: string, kind?: number];

/** A page: path, area (lvl0), facet tag, sections in reading order. */
export type PageRow = readonly [url: string, area: string, tag: string, sections: readonly SectionRow[]];

/** The index file. The inverted index is made of it when it is loaded: texts alone are a third smaller over the wire. */
export interface IndexFile extends LanguageData {
  version: number;
  /** The file is the small index that answers until the whole one has come; see `firstOf`. */
  isFirst?: true;
  pages: readonly PageRow[];
}

/** A record without its code, which the file holds as words only. */
export type Section = Omit<SearchRecord, 'code'>;

/** All sections and the words of their code, in the order of the file. */
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

/** The section's own heading. */
export function headingOf(section: Section): string {
  return section.hierarchy[section.type] ?? '';
}
