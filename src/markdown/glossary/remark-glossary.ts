import type { Heading, Link, Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failWith, type Problem } from '../../lib/diagnostic';
import { attributeOf } from '../../lib/jsx-element';
import { parseAt } from '../../lib/parse-at';
import { entries, type Entry, type EntryOptions } from './entry';

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
