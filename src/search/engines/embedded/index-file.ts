/** The format of `search/index.<locale>.<hash>.json`: the texts of all sections, and the engine's language data. */
import { descend, hierarchyOf, type SearchRecord } from '../../contract';

/** Version of the format. The engine rejects any other version. Increase it whenever the structure changes. */
export const INDEX_VERSION = 5;

/** The engine's data for a language. */
export interface LanguageData {
  /** Language tag, such as `it`. */
  language: string;
  /** Names of stemmers, the language's own first; see `stem.ts`. */
  stemmers: readonly string[];
  /** Function words, folded. They are searched only in headings, and never required. */
  stopWords: readonly string[];
  /** Groups of words and phrases that are synonyms. */
  synonyms: readonly (readonly string[])[];
  /** Words that readers use, and what they may mean by them. The reverse isn't true: a photo is an object, but an object isn't a photo. */
  oneWay: readonly { from: readonly string[]; to: readonly string[] }[];
}

/** Kinds of sections other than those of headings. A row contains the position in this list, from 1. */
export const KINDS = ['definition', 'entry'] as const satisfies readonly SearchRecord['kind'][];

/** A section: level of its heading (1…6), anchor (empty for the page itself), heading, prose, code words, position in `KINDS`. */
export type SectionRow = readonly [level: number, anchor: string, heading: string, content: string, code: string, kind?: number];

/** A page: path, area (lvl0), facet tag, sections in reading order. */
export type PageRow = readonly [url: string, area: string, tag: string, sections: readonly SectionRow[]];

/** The index file. The inverted index is created when the file is loaded, because the texts alone are a third smaller to download. */
export interface IndexFile extends LanguageData {
  version: number;
  /** Whether this is the small index that is used until the full one has loaded; see `firstOf`. */
  isFirst?: true;
  pages: readonly PageRow[];
}

/** A record without its code, of which the file contains only the words. */
export type Section = Omit<SearchRecord, 'code'>;

/** All sections and the words of their code, in file order. */
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
