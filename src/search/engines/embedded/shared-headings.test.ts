import { describe, expect, it } from 'vitest';

import { createSharing, sharedHeadings } from './shared-headings';
import type { Section } from './sections';

const NO_HEADINGS = { lvl0: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null } as const;

function section(page: number, heading: string): Section {
  const url = `/page-${page}#${heading}`;
  return {
    objectID: url,
    url,
    anchor: heading,
    type: 'lvl2',
    hierarchy: { ...NO_HEADINGS, lvl1: `Page ${page}`, lvl2: heading },
    content: null,
    language: 'en',
    docusaurus_tag: 'default',
    position: { page, section: 1 },
  };
}

const PAGES = 16;
const sections = Array.from({ length: PAGES }, (_, page) => [
  section(page, 'Before you start'),
  ...(page < 4 ? [section(page, 'Limits')] : []),
  ...(page < 3 ? [section(page, 'Retention')] : []),
]).flat();

describe('shared headings', () => {
  it('are those of four sections or more, with their number', () => {
    expect([...sharedHeadings(sections)]).toEqual([
      ['Before you start', 16],
      ['Limits', 4],
    ]);
  });

  it.each([
    ['Before you start', 1],
    ['Limits', 0.5],
    ['Retention', 0],
    ['A heading of another site', 0],
  ])('%s is shared by %d', (heading, share) => {
    expect(createSharing(sharedHeadings(sections), PAGES)(section(0, heading))).toBeCloseTo(share);
  });

  it('do not divide by nothing on a site of one page', () => {
    expect(createSharing(sharedHeadings(sections), 1)(section(0, 'Before you start'))).toBe(1);
  });
});
