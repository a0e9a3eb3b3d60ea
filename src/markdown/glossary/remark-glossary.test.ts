import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { jsxElement } from '../../lib/jsx-element';
import type { GlossaryTerm } from './entry';
import remarkGlossary from './remark-glossary';

const terms: GlossaryTerm[] = [
  {
    id: 'zone',
    area: 'storage',
    term: 'Zone',
    definition: 'A `zone` of {brand.product}.',
    see: ['agent'],
    it: { term: 'Area', definition: 'Una zona.' },
  },
  { id: 'bucket', area: 'storage', term: 'Bucket', definition: 'See [ACL](../a.md).', it: { term: 'Bucket', definition: 'Un bucket.' } },
  { id: 'agent', area: 'composer', term: 'Agent', definition: 'A disk.', it: { term: 'Agente', definition: 'Un disco.' } },
];

function expand(area: string, locale = 'en', variables = { 'brand.product': 'Arnia DS3' } as Record<string, string>): Root {
  const tree: Root = { type: 'root', children: [jsxElement('Glossary', { area })] };
  const processor = { parse: (markdown: string) => fromMarkdown(markdown) } as unknown as Processor;
  remarkGlossary.call(processor, { terms, locale, variables })(tree, new VFile({ path: 'docs/glossary.md' }));
  return tree;
}

/** Plain outline of the tree: type, and what matters of it. */
function outline(node: { type: string; value?: string; url?: string; data?: unknown; children?: unknown[] }): unknown {
  const { type, value, url, data, children } = node;
  return [
    type,
    ...(value ? [value] : []),
    ...(url ? [url] : []),
    ...(data ? [data] : []),
    ...(children ?? []).map((child) => outline(child as never)),
  ];
}

describe('remarkGlossary', () => {
  it('writes heading, definition and related terms, sorted by name', () => {
    expect(expand('storage').children.map((node) => outline(node as never))).toEqual([
      ['heading', { hProperties: { id: 'bucket' } }, ['text', 'Bucket']],
      ['paragraph', ['text', 'See '], ['link', '../a.md', ['text', 'ACL']], ['text', '.']],
      ['heading', { hProperties: { id: 'zone' } }, ['text', 'Zone']],
      ['paragraph', ['text', 'A '], ['inlineCode', 'zone'], ['text', ' of Arnia DS3.']],
      ['paragraph', ['text', 'See also: '], ['link', '#agent', ['text', 'Agent']], ['text', '.']],
    ]);
  });

  it('takes names, texts and order of the language', () => {
    const { children } = expand('storage', 'it');
    expect(outline(children[0] as never)).toEqual(['heading', { hProperties: { id: 'zone' } }, ['text', 'Area']]);
    expect(outline(children[2] as never)).toEqual([
      'paragraph',
      ['text', 'Vedi anche: '],
      ['link', '#agent', ['text', 'Agente']],
      ['text', '.'],
    ]);
  });

  it('refuses an unknown area and an unknown variable', () => {
    expect(() => expand('money')).toThrow(
      'docs/glossary.md:1: the glossary has no area money; write <Glossary area="…" /> with one of storage, composer',
    );
    expect(() => expand('storage', 'en', {})).toThrow('unknown variable {brand.product}');
  });

  it('refuses a related term that is none', () => {
    const broken = [{ ...terms[2], see: ['nothing'] } as GlossaryTerm];
    const tree: Root = { type: 'root', children: [jsxElement('Glossary', { area: 'composer' })] };
    const processor = { parse: (markdown: string) => fromMarkdown(markdown) } as unknown as Processor;
    expect(() => remarkGlossary.call(processor, { terms: broken, locale: 'en', variables: {} })(tree, new VFile())).toThrow(
      'refers to nothing',
    );
  });
});
