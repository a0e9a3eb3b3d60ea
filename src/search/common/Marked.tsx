import React from 'react';
import { segments } from './hit-text';

/**
 * Renders the HTML of a hit as text with `<mark>` elements; all other markup becomes text. A new text creates a new element, because
 * browser translators replace texts with their own elements.
 */
export function Marked({ html }: { html: string }): React.ReactNode {
  return <span key={html}>{segments(html).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</span>;
}
