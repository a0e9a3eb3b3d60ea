import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { nodesOf, type SidebarItem } from '../../content';
import type { MarkdownPage } from './markdown-page';
import { llmsFullText, llmsText, sectionsOf } from './llms';

const site = { title: 'Docs', tagline: 'Objects' };
const markdownPage = (name: string, description = ''): MarkdownPage => ({
  route: `/${name}`,
  address: `/${name}.md`,
  title: name.toUpperCase(),
  description,
  markdown: `# ${name}\n\nText.\n`,
});

describe('llmsText', () => {
  const extras = { siteUrl: 'https://d.example', fullLabel: 'All in one', fullUrl: 'https://d.example/llms-full.txt' };

  it('names every Markdown version below its section, and what is left as optional', () => {
    const sections = [
      { name: 'Guides', pages: [markdownPage('a', 'About [a].'), markdownPage('b')] },
      { name: 'Empty', pages: [] },
    ];
    const languages = [{ url: 'https://d.example/it/llms.txt', title: 'Italiano' }];
    expect(llmsText(site, sections, { ...extras, others: [markdownPage('c')], languages })).toBe(`# Docs

> Objects

All in one: <https://d.example/llms-full.txt>

## Guides

- [A](https://d.example/a.md): About \\[a].
- [B](https://d.example/b.md)

## Optional

- [C](https://d.example/c.md)
- [Italiano](https://d.example/it/llms.txt)
`);
  });

  it.each([
    ['an address', 'A](javascript:alert(1)) [B'],
    ['lines', 'A\n\n# B\n- [C](https://evil.example)'],
    ['markup', '<script>alert(1)</script> <https://evil.example> {process.env}'],
    ['an image', '![A](https://evil.example/pixel.png)'],
    ['5,000 characters', 'A'.repeat(5_000)],
  ])('keeps %s in a title or description a text', (_case, hostile) => {
    const sections = [{ name: hostile, pages: [{ ...markdownPage('a', hostile), title: hostile }] }];
    const written = fromMarkdown(llmsText(site, sections, { ...extras, others: [], languages: [] }));
    const [links, others] = [nodesOf(written, 'link'), nodesOf(written, 'html', 'image', 'definition')];
    expect(links.map(({ url }) => url)).toEqual([extras.fullUrl, 'https://d.example/a.md']);
    expect(others).toEqual([]);
    expect(nodesOf(written, 'heading')).toHaveLength(2);
  });

  it('has no optional section if no pages are left', () => {
    expect(llmsText(site, [], { ...extras, others: [], languages: [] })).not.toContain('Optional');
  });
});

it('llmsFullText holds the Markdown versions one after the other', () => {
  expect(llmsFullText(site, [markdownPage('a'), markdownPage('b')])).toBe(
    '# Docs\n\n> Objects\n\n---\n\n# a\n\nText.\n\n---\n\n# b\n\nText.\n',
  );
});

describe('sectionsOf', () => {
  const category = (label: string, items: SidebarItem[], link?: string): SidebarItem => ({
    type: 'category',
    label,
    items,
    collapsed: false,
    collapsible: false,
    ...(link === undefined ? {} : { link: { type: 'doc', id: link } }),
  });
  const doc = (id: string): SidebarItem => ({ type: 'doc', id });

  it.each([
    ['pages without a category', [doc('a')], [{ name: 'Docs', ids: ['a'] }]],
    [
      'categories in categories, after the pages beside them',
      [category('Guides', [doc('a'), category('Backup', [doc('b')]), doc('c')])],
      [
        { name: 'Docs / Guides', ids: ['a', 'c'] },
        { name: 'Docs / Guides / Backup', ids: ['b'] },
      ],
    ],
    ['a category with a page of its own', [category('Guides', [doc('a')], 'index')], [{ name: 'Docs / Guides', ids: ['index', 'a'] }]],
    ['links elsewhere and empty categories: nothing', [{ type: 'link', href: '/x', label: 'X' } as const, category('Guides', [])], []],
  ])('%s', (_case, items, expected) => {
    expect(sectionsOf('Docs', items)).toEqual(expected);
  });
});
