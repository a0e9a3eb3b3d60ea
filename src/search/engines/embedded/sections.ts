/** Sections as the engine works with them, read from the rows of the index file. */
import { HIERARCHY_LEVELS, type Hierarchy } from '../../contract';
import type { IndexFile, Section } from './index-file';

const EMPTY: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** The hierarchy of a heading of `level` (1…6) under the headings of `above`. */
function descend(above: Hierarchy, level: number, heading: string): Hierarchy {
  const kept = HIERARCHY_LEVELS.map((name, depth) => [name, depth < level ? above[name] : null] as const);
  return { ...(Object.fromEntries(kept) as unknown as Hierarchy), [`lvl${level}`]: heading };
}

/** All sections and the words of their code, in the order of the file. */
export function readSections({ pages, language }: IndexFile): { sections: Section[]; code: string[] } {
  const sections: Section[] = [];
  const codes: string[] = [];
  pages.forEach(([path, area, tag, rows], page) => {
    let hierarchy: Hierarchy = { ...EMPTY, lvl0: area };
    rows.forEach(([level, anchor, heading, content, code, definition], section) => {
      hierarchy = descend(hierarchy, level, heading);
      const url = anchor === '' ? path : `${path}#${anchor}`;
      sections.push({
        objectID: url,
        url,
        anchor: anchor || null,
        type: `lvl${level}` as Section['type'],
        hierarchy,
        content: content || null,
        ...(definition === 1 ? { kind: 'definition' as const } : {}),
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

/** The headings above the section's own, outermost first, area included. */
export function pathOf(section: Section): string[] {
  const depth = HIERARCHY_LEVELS.indexOf(section.type);
  return HIERARCHY_LEVELS.slice(0, depth).flatMap((level) => section.hierarchy[level] ?? []);
}
