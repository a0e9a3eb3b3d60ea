import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { Term } from '../../content';
import { jsxElement } from '../../lib/jsx-element';
import remarkGlossary from './remark-glossary';

const term = (id: string, area: string, name: string, definition: string, see: string[] = []): Term => ({
  id,
  area,
  term: name,
  definition,
  see,
  avoid: [],
});
const terms: Readonly<Record<string, readonly Term[]>> = {
  en: [
    term('zone', 'storage', 'Zone', 'A `zone` of {brand.product}.', ['agent']),
    term('bucket', 'storage', 'Bucket', 'See [ACL](../a.md).'),
    term('agent', 'composer', 'Agent', 'A disk.'),
  ],
  it: [
    term('zone', 'storage', 'Area', 'Una zona.', ['agent']),
    term('bucket', 'storage', 'Bucket', 'Un bucket.'),
    term('agent', 'composer', 'Agente', 'Un disco.'),
  ],
};
const SEE_ALSO: Readonly<Record<string, string>> = { en: 'See also', it: 'Vedi anche' };

function expand(
  area: string,
  locale = 'en',
  variables = { 'brand.product': 'Arnia DS3' } as Record<string, string>,
  own = terms[locale],
): Root {
  const tree: Root = { type: 'root', children: [jsxElement('Glossary', { area })] };
  const processor = { parse: (markdown: string) => fromMarkdown(markdown) } as unknown as Processor;
  const options = { terms: own ?? [], locale, variables, seeAlso: SEE_ALSO[locale] ?? '' };
  remarkGlossary.call(processor, options)(tree, new VFile({ path: 'docs/glossary.md' }));
  return tree;
}

/** Plain outline of the tree: the type of each node and its relevant content. */
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
      ['heading', { hProperties: { id: 'bucket', 'data-definition': '' } }, ['text', 'Bucket']],
      ['paragraph', ['text', 'See '], ['link', '../a.md', ['text', 'ACL']], ['text', '.']],
      ['heading', { hProperties: { id: 'zone', 'data-definition': '' } }, ['text', 'Zone']],
      ['paragraph', ['text', 'A '], ['inlineCode', 'zone'], ['text', ' of Arnia DS3.']],
      ['paragraph', ['text', 'See also: '], ['link', '#agent', ['text', 'Agent']], ['text', '.']],
    ]);
  });

  it('takes names, texts and order of the language', () => {
    const { children } = expand('storage', 'it');
    expect(outline(children[0] as never)).toEqual(['heading', { hProperties: { id: 'zone', 'data-definition': '' } }, ['text', 'Area']]);
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
    expect(() => expand('composer', 'en', {}, [term('agent', 'composer', 'Agent', 'A disk.', ['nothing'])])).toThrow('refers to nothing');
  });

  it.each(['[a](javascript:alert(1))', '<script>alert(1)</script>'])('refuses a definition with %s', (definition) => {
    expect(() => expand('composer', 'en', {}, [term('agent', 'composer', 'Agent', definition)])).toThrow(/docs\/glossary.md:1: .* in "/);
  });
});
