import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../content';
import { sectionsOf, type LoadedInstance } from './sections';

const doc = (id: string) => ({ id, permalink: `/it/${id.replace(/(^|\/)index$/, '$1')}` });
const item = (id: string) => ({ type: 'doc' as const, id });
const category = (label: string, items: readonly object[], link?: object) => ({
  type: 'category',
  label,
  items,
  link,
  collapsible: false,
  collapsed: false,
});
const instanceOf = (ids: readonly string[], sidebar: readonly object[]): LoadedInstance => ({
  area: 'Storage service',
  docs: ids.map(doc),
  sidebar: sidebar as SidebarItem[],
});

describe('sectionsOf', () => {
  it('takes the pages of a category and of those within it, in the order of the sidebar', () => {
    const instance = instanceOf(
      ['guides/b', 'guides/a', 'guides/more/index', 'guides/more/c'],
      [category('Guides', [item('guides/b'), item('guides/a'), category('More', [item('guides/more/c')], item('guides/more/index'))])],
    );
    expect(sectionsOf([instance], '/it/')).toEqual([
      {
        name: 'guides',
        area: 'Storage service',
        label: 'Guides',
        pages: ['/it/guides/b', '/it/guides/a', '/it/guides/more/', '/it/guides/more/c'],
        first: '/it/guides/b',
      },
    ]);
  });

  it('leaves out sections with a single page', () => {
    const instance = instanceOf(['a/one', 'two'], [category('One', [item('a/one')]), item('two')]);
    expect(sectionsOf([instance], '/it/')).toEqual([]);
  });

  it('refuses two sections of one name', () => {
    const two = ['One', 'Two'].map((label, n) => category(label, [item(`a/${n}`), item(`b/${n}`)]));
    expect(() => sectionsOf([instanceOf(['a/0', 'b/0', 'a/1', 'b/1'], two)], '/it/')).toThrow(
      'sidebars: "One" and "Two" begin with pages in a/; start one in a different folder',
    );
  });
});
