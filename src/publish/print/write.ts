import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withTree } from '../../content';
import { write, type Language } from '../language';
import { printRoute } from '../names';
import { printDocument, type PrintedPage } from './document';
import type { Section } from './sections';

/** Writes each section as one document. @param printed pages by path from the root of the host */
export async function writeDocuments(
  language: Language,
  sections: readonly Section[],
  printed: ReadonlyMap<string, PrintedPage>,
): Promise<void> {
  const { props, lang, dir, text, finish } = language;
  const styles = await readFile(path.join(props.siteDir, 'src/publish/print/document.css'), 'utf8');
  const texts = { contents: text('print.contents'), print: text('print.print'), back: text('print.back') };
  for (const { name, area, label, pages, first } of sections) {
    const document = printDocument({
      lang,
      dir,
      title: label,
      area,
      site: props.siteConfig.title,
      pages: pages.flatMap((route) => printed.get(route) ?? []),
      styles,
      texts,
      back: first,
    });
    const route = printRoute(name);
    const finished = withTree(document, ($) => {
      finish($, route);
      return $.html();
    });
    await write(language, `${route}/index.html`, finished);
  }
}
