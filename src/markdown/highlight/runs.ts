import type { Element, ElementContent, Root } from 'hast';

/** A stretch of text in one colour. `style` is the name of a syntax colour, none for plain text. */
export interface Run {
  readonly text: string;
  readonly style?: string;
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
  inserted: ['inserted-sign', 'inserted'],
  deleted: ['deleted-sign', 'deleted'],
};

const STYLE_OF = new Map(Object.entries(STYLES).flatMap(([style, tokens]) => tokens.map((token) => [token, style])));

/** The first class that has a colour: Prism writes the token's name before its aliases. */
function styleOf(element: Element): string | undefined {
  const classes = element.properties['className'];
  if (!Array.isArray(classes)) return undefined;
  for (const name of classes) {
    const style = STYLE_OF.get(name);
    if (style !== undefined) return style;
  }
  return undefined;
}

/** `$(…)`: Prism wraps a whole command in a variable; its words are no variable. */
function isCommandSubstitution({ children: [first] }: Element): boolean {
  return first?.type === 'element' && first.children[0]?.type === 'text' && first.children[0].value === '$(';
}

function styleInside(element: Element, inherited: string | undefined): string | undefined {
  return isCommandSubstitution(element) ? undefined : (styleOf(element) ?? inherited);
}

function collect(nodes: readonly (ElementContent | Root['children'][number])[], inherited: string | undefined, into: Run[]): void {
  for (const node of nodes) {
    if (node.type === 'element') collect(node.children, styleInside(node, inherited), into);
    if (node.type === 'text') into.push(inherited === undefined ? { text: node.value } : { text: node.value, style: inherited });
  }
}

/** Joins neighbours of one colour; blanks join either side because they show no colour. */
function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const joins = last && (last.style === run.style || run.text.trim() === '');
    if (last && joins) merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

/** Flattens highlighted hast (refractor) to runs; the innermost token decides the colour. */
export function toRuns(tree: Root): Run[] {
  const runs: Run[] = [];
  collect(tree.children, undefined, runs);
  return merge(runs);
}
