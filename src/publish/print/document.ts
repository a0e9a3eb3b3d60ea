/** Writes each section as one HTML document with a table of contents, for printing in the browser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withTree } from '../../content/with-tree';
import { escapeHtml } from '../../lib/escape';
import { write, type Language } from '../language';
import { printRoute } from '../names';
import type { Heading, Part } from './part';
import type { Section } from './sections';

const link = ({ id, title }: Heading): string => `<a href="#${escapeHtml(id)}">${escapeHtml(title)}</a>`;

const entry = (part: Part): string =>
  `<li>${link(part)}${part.headings.length > 0 ? `<ol>${part.headings.map((heading) => `<li>${link(heading)}</li>`).join('')}</ol>` : ''}</li>`;

/**
 * The document always uses light mode, because paper is white. Search engines should find the pages instead of this document.
 * @param pages pages in section order
 */
function printDocument(language: Language, { label, area, first }: Section, pages: readonly Part[], styles: string): string {
  const { lang, dir, props } = language;
  const text = (id: string): string => escapeHtml(language.text(id));
  const site = props.siteConfig.title;
  // Pages have different styles. For example, pages with formulas need more.
  const head = new Set(pages.flatMap((part) => part.head));
  const drawings = new Set(pages.map((part) => part.drawings));
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${label}, ${area} | ${site}`)}</title>
${[...head].join('\n')}
<style>${styles}</style>
</head>
<body>
${[...drawings].join('\n')}
<main class="print">
<header>
<p>${escapeHtml(`${site}, ${area}`)}</p>
<h1>${escapeHtml(label)}</h1>
<p class="print-actions"><button type="button" class="search-action">${text('print.print')}</button> <a href="${escapeHtml(first)}">${text('print.back')}</a></p>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">${text('print.contents')}</h2>
<ol>${pages.map(entry).join('\n')}</ol>
</nav>
${pages.map((part) => part.html).join('\n')}
</main>
<script>document.querySelector('button').onclick = () => print()</script>
</body>
</html>
`;
}

/** @param printed pages by path from the root of the host */
export async function writeDocuments(language: Language, sections: readonly Section[], printed: ReadonlyMap<string, Part>): Promise<void> {
  const styles = await readFile(path.join(language.props.siteDir, 'src/publish/print/document.css'), 'utf8');
  for (const section of sections) {
    const pages = section.pages.flatMap((route) => printed.get(route) ?? []);
    const route = printRoute(section.name);
    const finished = withTree(printDocument(language, section, pages, styles), ($) => {
      language.finish($, route);
      return $.html();
    });
    await write(language, `${route}/index.html`, finished);
  }
}
