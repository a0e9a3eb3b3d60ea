/**
 * Adds a link to each table row that has its own address, such as an error code's row, as headings have. The page doesn't contain these
 * links, because long pages would become larger. They're added when the reader might use them: with a pointer, or with the Tab key.
 */
import { closestTo, create } from './elements';
import { whenHydrated } from './hydration';

/** Position in the space before the next column. On a phone, it's the end of the name's last line, which is usually empty. */
const placed = (cell: Element): string => (getComputedStyle(cell).display === 'block' ? 'bottom:0' : 'top:12px');

/** While the application starts, it expects only what it rendered. */
let isPaused = false;

function addLinks(): void {
  if (isPaused) return;
  // The link of a heading has a name in the page's language: “Direct link to Limits”.
  const sample = document.querySelector('.hash-link');
  for (const named of document.querySelectorAll('td:not(:has(> .hash-link)) > span[id]')) {
    const cell = named.parentElement as HTMLElement;
    const ariaLabel = sample?.ariaLabel?.replace(sample.previousSibling?.textContent ?? '', named.textContent);
    const link = create('a', { className: 'hash-link', href: `#${named.id}`, ariaLabel });
    link.style.cssText = `position:absolute;right:0;min-width:24px;padding:0 2px;line-height:24px;text-align:end;${placed(cell)}`;
    cell.style.position = 'relative';
    cell.append(link);
  }
}

/** Removes the links until the application has hydrated the page. */
export function pauseRowLinks(): void {
  isPaused = true;
  const links = document.querySelectorAll('td > .hash-link');
  for (const link of links) link.remove();
  whenHydrated(() => {
    isPaused = false;
    if (links.length > 0) addLinks();
  });
}

export function linkRows(): void {
  addEventListener('pointerover', ({ target }) => closestTo(target, 'td') && addLinks());
  addEventListener('keydown', ({ key }) => key === 'Tab' && addLinks());
}
