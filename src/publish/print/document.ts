/** Creates one HTML document from a section's pages, with a table of contents, for printing in the browser. */
import { escapeHtml } from '../../lib/escape';
import type { Frame } from './frame';
import type { Heading, Part } from './part';

/** Texts in the document's language. */
interface PrintTexts {
  readonly contents: string;
  /** Label of the print button. */
  readonly print: string;
  /** Link back to the pages. */
  readonly back: string;
}

const link = ({ id, title }: Heading): string => `<a href="#${escapeHtml(id)}">${escapeHtml(title)}</a>`;

const entry = (part: Part): string =>
  `<li>${link(part)}${part.headings.length > 0 ? `<ol>${part.headings.map((heading) => `<li>${link(heading)}</li>`).join('')}</ol>` : ''}</li>`;

/** A page in the section: its text, and the elements around the text. */
export interface PrintedPage {
  readonly part: Part;
  readonly frame: Frame;
}

export interface PrintDocument {
  /** Language and direction, as in `<html>`. */
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  /** The part of the site that the section belongs to. */
  readonly area: string;
  /** Site name. */
  readonly site: string;
  /** Pages in section order. */
  readonly pages: readonly PrintedPage[];
  /** The document's style sheet. */
  readonly styles: string;
  readonly texts: PrintTexts;
  /** Path of the section's first page. */
  readonly back: string;
}

/** The document always uses light mode, because paper is white. Search engines should find the pages instead of this document. */
export function printDocument({ lang, dir, title, area, site, pages, styles, texts, back }: PrintDocument): string {
  // Pages have different styles. For example, pages with formulas need more.
  const head = new Set(pages.flatMap(({ frame }) => frame.head));
  const drawings = new Set(pages.map(({ frame }) => frame.drawings));
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title}, ${area} | ${site}`)}</title>
${[...head].join('\n')}
<style>${styles}</style>
</head>
<body>
${[...drawings].join('\n')}
<main class="print">
<header>
<p>${escapeHtml(`${site}, ${area}`)}</p>
<h1>${escapeHtml(title)}</h1>
<p class="print-actions"><button type="button" class="search-action">${escapeHtml(texts.print)}</button> <a href="${escapeHtml(back)}">${escapeHtml(texts.back)}</a></p>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">${escapeHtml(texts.contents)}</h2>
<ol>${pages.map(({ part }) => entry(part)).join('\n')}</ol>
</nav>
${pages.map(({ part }) => part.html).join('\n')}
</main>
<script>document.querySelector('button').onclick = () => print()</script>
</body>
</html>
`;
}
