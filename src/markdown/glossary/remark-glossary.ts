import type { Heading, Link, Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Term } from '../../content';
import { failWith, type Problem } from '../../lib/diagnostic';
import { attributeOf } from '../../lib/jsx-element';
import { parseAt } from '../../lib/parse-at';
import { substitute, type Variables } from '../../lib/substitute';

/** A glossary term as the page shows it. */
interface Entry {
  readonly id: string;
  readonly term: string;
  /** The definition as Markdown, with its variables filled in. */
  readonly definition: string;
  readonly see: readonly { readonly id: string; readonly term: string }[];
}

interface EntryOptions {
  /** Terms in the page's language. */
  readonly terms: readonly Term[];
  readonly locale: string;
  readonly variables: Variables;
}

/**
 * An area's entries, sorted by their names in the language.
 *
 * @throws Error if an area has no terms, a related term doesn't exist, or a definition has an unknown variable
 */
function entries(area: string, { terms, locale, variables }: EntryOptions): Entry[] {
  const found = terms.filter((term) => term.area === area);
  if (found.length === 0) {
    const areas = [...new Set(terms.map((term) => term.area))].join(', ');
    throw new Error(`the glossary has no area ${area || '(none)'}; write <Glossary area="…" /> with one of ${areas}`);
  }
  const nameOf = (id: string, from: string): string => {
    const related = terms.find((term) => term.id === id);
    if (!related) throw new Error(`the term ${from} refers to ${id}, which isn’t a term; correct "see" in terms.yaml`);
    return related.term;
  };
  return found
    .map(({ id, term, definition, see }) => ({
      id,
      term,
      definition: substitute(definition, variables, `i18n/${locale}/terms.yaml (${id})`),
      see: see.map((other) => ({ id: other, term: nameOf(other, id) })),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, locale));
}

export interface GlossaryOptions extends EntryOptions {
  /** Text that precedes the names of related terms. */
  readonly seeAlso: string;
}

const text = (value: string): Text => ({ type: 'text', value });

function heading({ id, term }: Entry): Heading {
  // The framework's heading plugin keeps an existing ID. Search recognizes definitions by the attribute.
  return { type: 'heading', depth: 3, children: [text(term)], data: { hProperties: { id, 'data-definition': '' } } };
}

function seeAlso({ see }: Entry, label: string): Paragraph[] {
  if (see.length === 0) return [];
  const links = see.map(({ id, term }): Link => ({ type: 'link', url: `#${id}`, children: [text(term)] }));
  const listed = links.flatMap((link, index) => (index === 0 ? [link] : [text(', '), link]));
  return [{ type: 'paragraph', children: [text(`${label}: `), ...listed, text('.')] }];
}

/**
 * Turns `<Glossary area="…" />` into a heading, a definition and related terms for each entry.
 *
 * Belongs in `beforeDefaultRemarkPlugins`, so that the framework's plugins add the headings to the table of contents and resolve the links
 * in the definitions like all other links on the page.
 */
export default function remarkGlossary(this: Processor, options: GlossaryOptions) {
  const toNodes = (entry: Entry, position: Nodes['position']): RootContent[] => [
    heading(entry),
    ...parseAt(this, entry.definition, position).children,
    ...seeAlso(entry, options.seeAlso),
  ];
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Glossary' || !parent || index === undefined) return undefined;
      try {
        const area = attributeOf(node, 'area');
        const nodes = entries(typeof area === 'string' ? area : '', options).flatMap((entry) => toNodes(entry, node.position));
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        problems.push({ message: error.message, line: node.position?.start.line ?? 1 });
        return SKIP;
      }
    });
    failWith(file, problems, 'glossary');
  };
}
