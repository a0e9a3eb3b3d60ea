/** Converts page elements to Markdown where the `hast-util-to-mdast` defaults aren't suitable. */
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
