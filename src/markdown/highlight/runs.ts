import type { Element, Root } from 'hast';
import { escapeContent } from '../../lib/escape';

/** A stretch of text in one colour. `style` is the name of a syntax colour, none for plain text. */
interface Run {
  readonly text: string;
  readonly style: string | undefined;
}

/** Prism's many token names, reduced to the syntax colours of the design (`--x-…`). */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  keyword: ['keyword', 'atrule', 'important', 'tag', 'selector', 'rule', 'section', 'table', 'header-name'],
  string: ['string', 'char', 'attr-value', 'url', 'regex', 'template-string', 'heredoc-string', 'triple-quoted-string'],
  number: ['number', 'boolean', 'constant', 'null', 'datetime'],
  function: ['function', 'class-name', 'builtin', 'method', 'directive'],
  property: ['property', 'attr-name', 'key', 'title'],
  punct: ['punctuation', 'operator'],
  variable: ['variable', 'environment', 'parameter', 'interpolation', 'symbol'],
};

const STYLE_OF = new Map(Object.entries(STYLES).flatMap(([style, tokens]) => tokens.map((token) => [token, style])));

/** The first class that has a colour: Prism writes the token's name before its aliases. */
function styleOf({ properties: { className } }: Element): string | undefined {
  return [className]
    .flat()
    .map((name) => STYLE_OF.get(String(name)))
    .find((style) => style !== undefined);
}

/** `$(…)`: Prism wraps a whole command in a variable; its words are no variable. */
function isCommandSubstitution({ children: [first] }: Element): boolean {
  return first?.type === 'element' && first.children[0]?.type === 'text' && first.children[0].value === '$(';
}

/** Text and colour of every text node; the innermost token decides. */
function runsOf(nodes: Root['children'], inherited?: string): Run[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return runsOf(node.children, isCommandSubstitution(node) ? undefined : (styleOf(node) ?? inherited));
    return node.type === 'text' ? [{ text: node.value, style: inherited }] : [];
  });
}

/** Joins neighbours of one colour; blanks join either side because they show no colour. */
function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.style === run.style || run.text.trim() === '')) merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

/** HTML of highlighted hast (refractor): one `span.x-<style>` a run, plain text without one. */
export function toHtml(tree: Root): string {
  return merge(runsOf(tree.children))
    .map(({ text, style }) => (style === undefined ? escapeContent(text) : `<span class="x-${style}">${escapeContent(text)}</span>`))
    .join('');
}
