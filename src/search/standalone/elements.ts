/** Elements of results, without the application's components. */
import { segments } from '../common/hit-text';

/** Makes an element with these children. */
export function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** HTML of a hit as text with `<mark>` elements; nothing else of it becomes markup. */
export const marked = (html: string): (Node | string)[] =>
  segments(html).map(({ text, marked: isMarked }) => (isMarked ? element('mark', text) : text));
