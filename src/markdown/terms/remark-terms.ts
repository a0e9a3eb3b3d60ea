/**
 * Remark plugin: turns the first use of a term on a page into a `<Term>`, which shows its definition.
 *
 * On composer pages, it marks the composer's terms. On other pages, it marks data protection terms. Everyday storage words (bucket, object)
 * aren't marked, because a page full of marks doesn't help anyone.
 */
import type { Parents, PhrasingContent, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { Glossary, Term } from '../../content';
import { jsxElement } from '../../lib/jsx-element';
import { memoize } from '../../lib/memoize';
import { plainText } from '../../lib/plain-text';
import { substitute, type Variables } from '../../lib/substitute';
import { wholeWords } from '../../lib/whole-words';

export interface TermsOptions extends Glossary {
  locale: string;
  variables: Variables;
}

/** Elements in which a term isn't marked, because it's used as a name there or is already interactive. */
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
  /** The lower-case beginning of every match. Because it's searched for first, most texts don't need the pattern. */
  start: string;
  pattern: RegExp;
}

function entry({ id, term, definition }: Term, { locale, variables, pluralEndings }: TermsOptions): Entry {
  return {
    id,
    name: term,
    definition: plainText(substitute(definition, variables, `i18n/${locale}/terms.yaml (${id})`)),
    start: term.toLowerCase(),
    pattern: wholeWords([term], pluralEndings),
  };
}

const termNode = ({ id, name, definition }: Entry, text: string): PhrasingContent => ({
  ...jsxElement('Term', { id, name, definition }),
  type: 'mdxJsxTextElement',
  children: [{ type: 'text', value: text }],
});

/** The first term in a text. If several terms begin at the same position, this is the longest. */
function firstTerm(value: string, entries: readonly Entry[]): { entry: Entry; index: number; text: string } | undefined {
  const small = value.toLowerCase();
  return entries
    .filter(({ start }) => small.includes(start))
    .flatMap((candidate) => {
      const [match] = value.matchAll(candidate.pattern);
      return match ? [{ entry: candidate, index: match.index, text: match[0] }] : [];
    })
    .sort((a, b) => a.index - b.index || b.text.length - a.text.length)[0];
}

/** The text with each unused term as a node. Terms that were used are removed from `left`. */
function withTerms(value: string, left: Entry[]): PhrasingContent[] {
  const found = firstTerm(value, left);
  if (!found) return value === '' ? [] : [{ type: 'text', value }];
  left.splice(left.indexOf(found.entry), 1);
  const before: Text[] = found.index > 0 ? [{ type: 'text', value: value.slice(0, found.index) }] : [];
  const rest = value.slice(found.index + found.text.length);
  return [...before, termNode(found.entry, found.text), ...withTerms(rest, left)];
}

export default function remarkTerms(options: TermsOptions) {
  const entriesOf = memoize((area) => options.terms.filter((term) => term.area === area).map((term) => entry(term, options)));
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
