/** How the elements of a page become Markdown, where it is not the plain way of `hast-util-to-mdast`. */
import type { Handle } from 'hast-util-to-mdast';
import { details, div, figcaption, figure, span, summary, type MarkdownWords } from './blocks';
import { textOf } from './elements';

export const handlers = (words: MarkdownWords): Record<string, Handle> => ({
  button: (state, element) => state.all(element),
  code: (_state, element) => ({ type: 'inlineCode', value: textOf(element) }),
  details,
  div,
  figcaption,
  figure: figure(words),
  span,
  summary,
  svg: () => undefined,
});
