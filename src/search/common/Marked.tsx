import React from 'react';
import { segments } from './hit-text';

/**
 * HTML of a hit as text with `<mark>` elements; nothing else of it becomes markup. Another text is another element, because a browser
 * that translates the page puts elements of its own into the place of texts.
 */
export function Marked({ html }: { html: string }): React.ReactNode {
  return <span key={html}>{segments(html).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</span>;
}
