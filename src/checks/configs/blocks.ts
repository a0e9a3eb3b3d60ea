import { lineOf, nodesOf, type Page } from '../../content';
import { parseInfoString } from '../../lib/info-string';

/** A code block of a page. */
export interface Block {
  readonly where: string;
  readonly language: string;
  /** Name of the file that the block is, or nothing. */
  readonly title: string;
  readonly text: string;
  readonly page: Page;
}

/** @returns the code blocks of a page, in order */
export function blocksOf(page: Page): readonly Block[] {
  return nodesOf(page.tree, 'code').map((block) => {
    const { language, title = '' } = parseInfoString(block.lang, block.meta);
    return { where: `${page.file}:${lineOf(block)}`, language, title, text: block.value, page };
  });
}
