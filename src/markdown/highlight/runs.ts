import type { Element, Root } from 'hast';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { escapeContent } from '../../lib/escape';
import type { Mark } from '../../lib/reader-values/marks';
import { VALUE_ELEMENT } from '../../lib/reader-values/names';

/** A piece of text with one color. `style` is the name of a syntax color, or absent for plain text. */
interface Run {
  text: string;
  readonly style: string | undefined;
}

type PrismToken = InstanceType<typeof Prism.Token>;

/** Type that `normalizeTokens` assigns to text outside all tokens. */
const PLAIN = 'plain';

/** Prism's many token names, reduced to the design's syntax colors (`--x-…`). */
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

/** The first class that has a color: Prism lists the token's name before its aliases. */
const styleOf = ({ properties: { className } }: Element): string | undefined =>
  [className].flat().flatMap((name) => STYLE_OF.get(String(name)) ?? [])[0];

/** Detects `$(…)`. Prism wraps the whole command in a variable token, but its words aren't a variable. */
function isCommandSubstitution({ children: [first] }: Element): boolean {
  return first?.type === 'element' && first.children[0]?.type === 'text' && first.children[0].value === '$(';
}

/** Refractor's tree as Prism tokens, named by their colors. A token without a color belongs to the token around it. */
const tokensOf = (nodes: Root['children']): (string | PrismToken)[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return node.type === 'text' ? node.value : [];
    const style = isCommandSubstitution(node) ? PLAIN : styleOf(node);
    const tokens = tokensOf(node.children);
    return style === undefined ? tokens : new Prism.Token(style, tokens);
  });

/** Text and color of each piece of code. The innermost token determines the color. */
function runsOf(tree: Root): Run[] {
  const runs: Run[] = [];
  for (const line of normalizeTokens(tokensOf(tree.children))) {
    for (const [at, { types, content, empty }] of line.entries()) {
      const text = empty ? '' : content;
      const style = types.at(-1);
      const last = runs.at(-1);
      // This line break is inside a token that continues on the next line.
      if (last && at === 0) last.text += `\n${text}`;
      else runs.push({ text, style: style === PLAIN ? undefined : style });
    }
  }
  return runs;
}

/** Joins adjacent runs with the same color. Whitespace joins either side, because its color isn't visible. */
function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.style === run.style || run.text.trim() === '')) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

/** A run together with the reader's value that it contains. */
interface Piece extends Run {
  readonly isValue: boolean;
}

/** Splits runs where values begin and end. A value that spans several runs gets the first run's color. */
function cut(runs: readonly Run[], marks: readonly Mark[]): Piece[] {
  const text = runs.map((run) => run.text).join('');
  const pieces: Piece[] = [];
  let start = 0;
  for (const { text: own, style } of runs) {
    const end = start + own.length;
    let at = start;
    for (const mark of marks.filter((candidate) => candidate.end > start && candidate.start < end)) {
      if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), style, isValue: false });
      if (mark.start >= start) pieces.push({ text: text.slice(mark.start, mark.end), style, isValue: true });
      at = mark.end;
    }
    if (at < end) pieces.push({ text: text.slice(at, end), style, isValue: false });
    start = end;
  }
  return pieces;
}

const pieceHtml = ({ text, isValue }: Piece): string =>
  isValue ? `<${VALUE_ELEMENT}>${escapeContent(text)}</${VALUE_ELEMENT}>` : escapeContent(text);

function runsHtml(runs: readonly Run[], marks: readonly Mark[]): string {
  let html = '';
  let open: string | undefined;
  for (const piece of cut(runs, marks)) {
    if (piece.style !== open) {
      html += `${open === undefined ? '' : '</span>'}${piece.style === undefined ? '' : `<span class="x-${piece.style}">`}`;
      open = piece.style;
    }
    html += pieceHtml(piece);
  }
  return open === undefined ? html : `${html}</span>`;
}

/** HTML for a text without syntax colors. */
export const plainHtml = (text: string, marks: readonly Mark[]): string => runsHtml([{ text, style: undefined }], marks);

/**
 * HTML for highlighted hast (refractor): one `span.x-<style>` per run, or plain text if the run has no style. The reader's values are in
 * separate elements.
 */
export const toHtml = (tree: Root, marks: readonly Mark[] = []): string => runsHtml(merge(runsOf(tree)), marks);
