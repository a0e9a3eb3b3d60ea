import React from 'react';
import { segments } from './hit-text';

/** HTML of a hit as text with `<mark>` elements; nothing else of it becomes markup. */
export function Marked({ html }: { html: string }): React.ReactNode {
  return segments(html).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
