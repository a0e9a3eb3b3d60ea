import React from 'react';
import { segments } from './hit-text';

/**
 * Renders a hit's HTML as text with `<mark>` elements. All other markup becomes text. New text creates a new element, because browser
 * translators replace text with their own elements.
 */
export function Marked({ html }: { html: string }): React.ReactNode {
  return <span key={html}>{segments(html).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</span>;
}
