import { write, type Language } from '../language';
import type { MarkdownPage } from './markdown-page';

/** Writes the Markdown versions to the addresses in the pages' heads. */
export async function writeMarkdownPages(language: Language, pages: readonly MarkdownPage[]): Promise<void> {
  for (const { address, markdown } of pages) await write(language, address.slice(language.props.baseUrl.length), markdown);
}
