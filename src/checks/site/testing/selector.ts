/** Creates a selector that finds an element again, starting at the nearest ancestor with an id. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** Returns the selector for an element. Ids are the best landmarks, even if a page repeats them by mistake. */
export function selectorOf($: CheerioAPI, element: Element): string {
  const steps: string[] = [];
  let current: Element | undefined = element;
  while (current) {
    if (current.attribs.id) {
      steps.unshift(`#${current.attribs.id}`);
      break;
    }
    steps.unshift(step($, current));
    current = $(current).parent().toArray()[0];
    if (current?.tagName === 'body' || current?.tagName === 'html') break;
  }
  return steps.join(' > ');
}

function step($: CheerioAPI, element: Element): string {
  const name = element.tagName;
  const siblings = $(element).siblings(name).length;
  return siblings === 0 ? name : `${name}:nth-of-type(${$(element).prevAll(name).length + 1})`;
}
