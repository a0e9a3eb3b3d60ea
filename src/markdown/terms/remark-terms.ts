/**
 * Remark plugin: makes the first use of a term in a page a `<Term>`, which shows its definition.
 *
 * Which terms: on composer pages those of the composer, on the other pages those of protection.
 * The words of everyday storage (bucket, object) are left alone: a page full of marks helps nobody.
 */
import type { Parents, PhrasingContent, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { escapeRegExp } from '../../lib/escape';
import { substitute, type Variables } from '../../lib/substitute';
import type { Term, TermArea } from '../../site/terms';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface TermsOptions {
  terms: readonly Term[];
  locale: string;
  variables: Variables;
}

/** Where a term is not marked: it is a name there, or something to act on already. */
const NOT_PROSE: ReadonlySet<string> = new Set([
  'heading',
  'link',
  'linkReference',
  'strong',
  'table',
  'inlineCode',
  'code',
  'mdxJsxTextElement',
  'leafDirective',
  'textDirective',
]);
const GLOSSARY = /[\\/]getting-started[\\/]glossary\.md$/;
const COMPOSER = /[\\/](?:composer|docusaurus-plugin-content-docs-composer[\\/]current)[\\/]/;

interface Entry {
  id: string;
  name: string;
  definition: string;
  pattern: RegExp;
}

const plain = unified().use(remarkParse);

/** English terms are also found in the plural; Italian ones of this glossary are invariable or named as they are. */
function entry({ id, term, definition, it }: Term, { locale, variables }: TermsOptions): Entry {
  const [name, text] = locale === 'it' ? [it.term, it.definition] : [term, definition];
  const plural = locale === 'en' ? '(?:e?s)?' : '';
  return {
    id,
    name,
    definition: toString(plain.parse(substitute(text, variables, `src/site/terms (${id})`))),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(name)}${plural}(?![\\p{L}\\p{N}-])`, 'iu'),
  };
}

function termNode({ id, name, definition }: Entry, text: string): PhrasingContent {
  const attribute = (key: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name: key, value });
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [attribute('id', id), attribute('name', name), attribute('definition', definition)],
    children: [{ type: 'text', value: text }],
  };
}

/** The first term in a text: the earliest, and the longest of those that begin there. */
function firstTerm(value: string, entries: readonly Entry[]): { entry: Entry; index: number; text: string } | undefined {
  return entries
    .flatMap((candidate) => {
      const match = candidate.pattern.exec(value);
      return match ? [{ entry: candidate, index: match.index, text: match[0] }] : [];
    })
    .sort((a, b) => a.index - b.index || b.text.length - a.text.length)[0];
}

/** The text with each unused term as a node; what was used is taken out of `left`. */
function withTerms(value: string, left: Entry[]): PhrasingContent[] {
  const found = firstTerm(value, left);
  if (!found) return value === '' ? [] : [{ type: 'text', value }];
  left.splice(left.indexOf(found.entry), 1);
  const before: Text[] = found.index > 0 ? [{ type: 'text', value: value.slice(0, found.index) }] : [];
  return [...before, termNode(found.entry, found.text), ...withTerms(value.slice(found.index + found.text.length), left)];
}

export default function remarkTerms(options: TermsOptions) {
  const entries = new Map<TermArea, Entry[]>();
  const entriesOf = (area: TermArea): Entry[] => {
    const known = entries.get(area) ?? options.terms.filter((term) => term.area === area).map((term) => entry(term, options));
    entries.set(area, known);
    return known;
  };
  return (tree: Root, file: VFile): void => {
    if (GLOSSARY.test(file.path)) return;
    const left = [...entriesOf(COMPOSER.test(file.path) ? 'composer' : 'protection')];
    visitParents(tree, 'text', (node, ancestors: Parents[]) => {
      const parent = ancestors.at(-1);
      if (!parent || ancestors.some(({ type }) => NOT_PROSE.has(type)) || !ancestors.some(({ type }) => type === 'paragraph'))
        return undefined;
      const nodes = withTerms(node.value, left);
      if (nodes.every(({ type }) => type === 'text')) return undefined;
      const index = parent.children.indexOf(node as never);
      parent.children.splice(index, 1, ...(nodes as never[]));
      return [SKIP, index + nodes.length];
    });
  };
}
