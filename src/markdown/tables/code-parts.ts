import type { PhrasingContent } from 'mdast';
import { escapeContent } from '../../lib/escape';
import { jsxElement } from '../../lib/jsx-element';

/** The parts of code between which a line can end: before a capital letter in a word, and after punctuation. */
export const partsOf = (code: string): string[] => code.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[/._=:,&])(?=[^\s/._=:,&])/);

/** Inline code that wraps only between its parts. */
export const codeOfParts = (code: string): PhrasingContent =>
  ({ ...jsxElement('CodeWithValues', { html: partsOf(code).map(escapeContent).join('<wbr>') }), type: 'mdxJsxTextElement' }) as never;
