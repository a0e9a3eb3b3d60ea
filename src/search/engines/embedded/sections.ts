/** Sections as the engine works with them, read from the pages of the index file. */
import { HIERARCHY_LEVELS, type Hierarchy, type SearchIndexFile, type SearchRecord, type StoredPage } from '../../contract';

/** A record without its code, which the index file holds as terms only. */
export type Section = Omit<SearchRecord, 'code'>;

const EMPTY: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** The hierarchy of a heading of `level` (1…6) under the headings of `above`. */
function descend(above: Hierarchy, level: number, heading: string): Hierarchy {
  const kept = HIERARCHY_LEVELS.map((name, depth) => [name, depth < level ? above[name] : null] as const);
  return { ...(Object.fromEntries(kept) as unknown as Hierarchy), [`lvl${level}`]: heading };
}

function pageSections(page: StoredPage, pageIndex: number, language: string): Section[] {
  let hierarchy: Hierarchy = { ...EMPTY, lvl0: page.area };
  return page.sections.map(([level, anchor, heading, content], sectionIndex) => {
    hierarchy = descend(hierarchy, level, heading);
    const url = anchor === '' ? page.url : `${page.url}#${anchor}`;
    return {
      objectID: url,
      url,
      anchor: anchor === '' ? null : anchor,
      type: `lvl${level}` as Section['type'],
      hierarchy,
      content: content === '' ? null : content,
      language,
      docusaurus_tag: page.tag,
      position: { page: pageIndex, section: sectionIndex },
    };
  });
}

/** All sections in the order of the file; a section's place in the list is its id in the inverted index. */
export function readSections(file: SearchIndexFile): Section[] {
  return file.pages.flatMap((page, index) => pageSections(page, index, file.language));
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
