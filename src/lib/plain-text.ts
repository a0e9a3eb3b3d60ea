import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse);

/** The text of Markdown without its marks. */
export const plainText = (markdown: string): string => toString(processor.parse(markdown));
