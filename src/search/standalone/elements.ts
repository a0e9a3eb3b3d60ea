/** Creates elements for search results, without the application's components. */
import { segments } from '../common/hit-text';

/** Creates an element with the given children. */
export function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** Converts a hit's HTML to text with `<mark>` elements. All other markup becomes text. */
export const marked = (html: string): (Node | string)[] =>
  segments(html).map(({ text, marked: isMarked }) => (isMarked ? element('mark', text) : text));
