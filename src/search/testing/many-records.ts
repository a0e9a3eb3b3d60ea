/** A site of any number of pages as records, for tests of what only a large site shows. */
import type { SearchRecord } from '../contract';

const NONE = { lvl3: null, lvl4: null, lvl5: null, lvl6: null } as const;
/** Enough prose that pages are worth shards of their own. */
const FILLER = 'The reader of this page finds ordinary sentences here, which hold shared words and say nothing of interest. '.repeat(12);

function record(page: number, section: number): SearchRecord {
  const path = `/area-${page % 10}/page-${page}`;
  const anchor = section === 0 ? null : `section-${section}`;
  const url = anchor === null ? path : `${path}#${anchor}`;
  return {
    objectID: url,
    url,
    anchor,
    type: section === 0 ? 'lvl1' : 'lvl2',
    hierarchy: {
      lvl0: `Area ${page % 10}`,
      lvl1: `Page ${page} name${page}`,
      lvl2: section === 0 ? null : `Section ${section} of topic${page % 7}`,
      ...NONE,
    },
    content:
      section === 0
        ? `${FILLER} A common topic, number ${page}. ${page === 60 ? 'A lockword.' : ''}`
        : `${FILLER} What name${page} does with step ${section}.`,
    code: section === 1 ? `tool --option-${page}` : null,
    language: 'en',
    docusaurus_tag: page % 2 === 0 ? 'even' : 'odd',
    position: { page, section },
  };
}

/** Pages of three sections. Each page's title and text have a name of their own (`name17`); all say "common topic". */
export function manyRecords(pages: number): SearchRecord[] {
  return Array.from({ length: pages }, (_, page) => [0, 1, 2].map((section) => record(page, section))).flat();
}
