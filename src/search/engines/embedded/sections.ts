/** Sections as the engine works with them, read from the columns of the index file. */
import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecord } from '../../contract';
import type { SearchIndexFile } from './index-file';
import { createDecoder, tableOf } from './word-coding';

/** A record without its code, which the index file holds as terms only. */
export type Section = Omit<SearchRecord, 'code'>;

const EMPTY: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** The hierarchy of a heading of `level` (1…6) under the headings of `above`. */
function descend(above: Hierarchy, level: number, heading: string): Hierarchy {
  const kept = HIERARCHY_LEVELS.map((name, depth) => [name, depth < level ? above[name] : null] as const);
  return { ...(Object.fromEntries(kept) as unknown as Hierarchy), [`lvl${level}`]: heading };
}

/** The sections of an index file, and for each the words of its code. */
export interface StoredSections {
  sections: Section[];
  code: string[];
}

/** A line of `pages`. */
function readPage(line: string): { path: string; area: string; tag: string; levels: number[] } {
  const [path = '', area = '', tag = '', levels = ''] = line.split('\t', 4);
  return { path, area, tag, levels: Array.from(levels, Number) };
}

/** All sections with their code words, in the order of the file; a section's place in the list is its id in the inverted index. */
export function readStored(file: SearchIndexFile): StoredSections {
  const decode = createDecoder(tableOf(file));
  const column = (text: string): string[] => text.split('\n').map(decode);
  const [headings, texts, anchors] = [column(file.headings), column(file.texts), file.anchors.split('\n')];
  const sections: Section[] = [];
  file.pages.split('\n').forEach((line, page) => {
    const { path, area, tag, levels } = readPage(line);
    let hierarchy: Hierarchy = { ...EMPTY, lvl0: area };
    levels.forEach((level, section) => {
      const id = sections.length;
      const anchor = anchors[id] || null;
      const url = anchor === null ? path : `${path}#${anchor}`;
      hierarchy = descend(hierarchy, level, headings[id] ?? '');
      const type = `lvl${level}` as Section['type'];
      sections.push({
        objectID: url,
        url,
        anchor,
        type,
        hierarchy,
        content: texts[id] || null,
        language: file.language,
        docusaurus_tag: tag,
        position: { page: page, section },
      });
    });
  });
  return { sections, code: column(file.code).slice(0, sections.length) };
}

/** All sections in the order of the file. */
export function readSections(file: SearchIndexFile): Section[] {
  return readStored(file).sections;
}

/** The section's own heading. */
export function headingOf(section: Section): string {
  return section.hierarchy[section.type] ?? '';
}

/** The headings above the section's own, outermost first, area included. */
export function pathOf(section: Section): string[] {
  const depth = HIERARCHY_LEVELS.indexOf(section.type);
  return HIERARCHY_LEVELS.slice(0, depth).flatMap((level) => section.hierarchy[level] ?? []);
}
