/** A text that several guides of programs share stands once, in `docs/_parts/`: copies drift apart. */
import type { Code, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { lineOf, nodesOf, parseMarkdown, type Page } from '../../content';
import type { Diagnostic } from '../../lib/diagnostic';
import { i18n } from '../../site/locales';

/** Shorter texts are repeated: an element that names them would be no easier to read. */
const SHORTEST = 80;
/** On two pages a text may still be meant for each of them. */
const MOST_PAGES = 2;

/** What a page names itself: a policy, and the table that tries it, are the same for another bucket and under another title. */
const OWN_NAMES = /\{reader\.\w+\}[\w./-]*|"Sid": *"\w+",|\btitle="[^"]*"|\b(?:policy|object): \S+/g;

/** What a server answers is no text of ours: its block belongs to the command before it. */
const isOutput = (node: Code | Paragraph): boolean => node.type === 'code' && /\boutput\b/.test(node.meta ?? '');

const textOfCode = ({ lang, meta, value }: Code): string => {
  const text = [lang, meta, value].join(' ');
  const isPolicy = lang === 'access' || value.includes('"Statement"');
  return isPolicy ? text.replace(OWN_NAMES, '…').replace(/\s+/g, ' ') : text;
};

const textOf = (node: Code | Paragraph): string => (node.type === 'code' ? textOfCode(node) : toString(node).replace(/\s+/g, ' '));

/** Every long text of a page as it is written, parts left out. */
function textsOf({ source, file }: Page): { readonly text: string; readonly line: number }[] {
  return nodesOf(parseMarkdown(source, file), 'paragraph', 'code')
    .filter((node) => !isOutput(node))
    .map((node) => ({ text: textOf(node), line: lineOf(node) }))
    .filter(({ text }) => text.length >= SHORTEST);
}

/** Paragraphs and blocks that stand word for word on three or more pages of integrations. */
export function copies(pages: readonly Page[]): Diagnostic[] {
  const places = new Map<string, Map<string, number>>();
  for (const page of pages.filter(({ id, locale }) => locale === i18n.defaultLocale && id.startsWith('integrations/')))
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
