import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseMarkdown, type Term } from '../../content';
import remarkTerms from './remark-terms';

const term = (id: string, area: string, name: string): Term => ({
  id,
  area,
  term: name,
  definition: `What a ${name} is, see [more](./x.md).`,
  see: [],
  avoid: [],
});
const english = [
  term('nexus', 'composer', 'Nexus'),
  term('ring', 'composer', 'Ring'),
  term('redundancy-class', 'composer', 'Redundancy class'),
  term('retention', 'protection', 'Retention'),
];
const italian = [term('redundancy-class', 'composer', 'Classe di ridondanza'), term('ring', 'composer', 'Ring')];

/** `[id text]` for each marked term on a page. */
function marked(text: string, path = '/site/composer/swarms/page.md', terms = english, pluralEndings = ['s', 'es']): string[] {
  const tree: Root = parseMarkdown(text, 'page.md');
  remarkTerms({ terms, pluralEndings, locale: 'en', variables: {} })(tree, new VFile({ path }));
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    const [id] = node.attributes;
    const [child] = node.children;
    found.push(`${typeof id?.value === 'string' ? id.value : ''} ${child?.type === 'text' ? child.value : ''}`);
  });
  return found;
}

describe('remarkTerms', () => {
  it.each([
    ['the first use only', 'A nexus and a nexus.\n\nAnother nexus.', ['nexus nexus']],
    ['the plural', 'Two nexuses and rings.', ['nexus nexuses', 'ring rings']],
    ['the longest of two that begin together', 'A redundancy class.', ['redundancy-class redundancy class']],
    ['a list item', '- A ring.', ['ring ring']],
    ['no part of a word', 'Bringing rings-to things.', []],
    ['no heading', '## The ring {#ring}', []],
    ['no link', 'The [ring](./x.md).', []],
    ['no code', 'The `ring`.', []],
    ['no name in bold', '**Ring.** It is.', []],
    ['no table', '| Ring |\n|---|\n| ring |', []],
    ['no term of another area', 'Retention.', []],
  ])('%s', (_case, text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it('marks terms of protection on storage pages', () => {
    expect(marked('A ring with retention.', '/site/docs/guides/object-lock.md')).toEqual(['retention retention']);
  });

  it('marks Italian terms on Italian pages, with the endings of the language', () => {
    const file = '/site/i18n/it/docusaurus-plugin-content-docs-composer/current/a.md';
    expect(marked('La classe di ridondanza e i rings.', file, italian, [])).toEqual(['redundancy-class classe di ridondanza']);
  });

  it('leaves the glossary alone', () => {
    expect(marked('Retention.', '/site/docs/getting-started/glossary.md')).toEqual([]);
  });
});
