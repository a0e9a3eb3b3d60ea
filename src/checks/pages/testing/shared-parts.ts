/** Checks that text shared by several program guides is stored once, in `docs/_parts/`, because copies diverge over time. */
import type { Code, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { lineOf, nodesOf, parseMarkdown, type Page } from '../../../content';
import type { Diagnostic } from '../../../lib/diagnostic';
import { sourceLocale } from '../../../site/locales';

/** Minimum length of a shared text. Shorter texts can be repeated, because an element that refers to them wouldn't be easier to read. */
const SHORTEST = 80;
/** Maximum number of pages that can contain the same text, because text on two pages may be written for each of them. */
const MOST_PAGES = 2;

/** Names that belong to a single page. A policy, and the table that tests it, count as copies even if the bucket or title differs. */
const OWN_NAMES = /\{reader\.\w+\}[\w./-]*|"Sid": *"\w+",|\btitle="[^"]*"|\b(?:policy|object): \S+/g;

/** Returns whether a node is server output, which isn't our text. The output belongs to the command before it. */
const isOutput = (node: Code | Paragraph): boolean => node.type === 'code' && /\boutput\b/.test(node.meta ?? '');

const textOfCode = ({ lang, meta, value }: Code): string => {
  const text = [lang, meta, value].join(' ');
  const isPolicy = lang === 'access' || value.includes('"Statement"');
  return isPolicy ? text.replace(OWN_NAMES, '…').replace(/\s+/g, ' ') : text;
};

const textOf = (node: Code | Paragraph): string => (node.type === 'code' ? textOfCode(node) : toString(node).replace(/\s+/g, ' '));

/** Returns every long text on a page as written, without parts. */
function textsOf({ source, file }: Page): { readonly text: string; readonly line: number }[] {
  return nodesOf(parseMarkdown(source, file), 'paragraph', 'code')
    .filter((node) => !isOutput(node))
    .map((node) => ({ text: textOf(node), line: lineOf(node) }))
    .filter(({ text }) => text.length >= SHORTEST);
}

/** Returns paragraphs and blocks that appear word for word on three or more integration pages. */
export function copies(pages: readonly Page[]): Diagnostic[] {
  const places = new Map<string, Map<string, number>>();
  for (const page of pages.filter(({ id, locale }) => locale === sourceLocale && id.startsWith('integrations/')))
    for (const { text, line } of textsOf(page)) places.set(text, (places.get(text) ?? new Map<string, number>()).set(page.file, line));
  const copied = [...places].filter(([, lines]) => lines.size > MOST_PAGES);
  return copied.flatMap(([text, lines]) =>
    [...lines].map(([file, line]) => ({
      file,
      line,
      message: `appears on ${lines.size} pages: ${text.slice(0, SHORTEST)}…`,
      hint: 'move it to a part (docs/_parts/), and include it with <Part of="…" />',
    })),
  );
}
