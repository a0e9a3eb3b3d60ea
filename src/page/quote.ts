/**
 * Adds the text that the reader has selected in an article to links in that article. This code works on the static HTML: `data-quote-at` is
 * the position in a link's URL where the quotation is inserted.
 */
import { quotation } from '../lib/quotation';
import { closestTo } from './elements';

/** Text that was selected before the pointer was pressed, because browsers clear the selection when the pointer is pressed on a link. */
let selectedBefore = '';

const linkOf = ({ target }: Event): HTMLAnchorElement | null => closestTo(target, 'a[data-quote-at]') as HTMLAnchorElement | null;

/** Returns the selected text if all of it is in the link's article. */
function selectedAround(link: HTMLAnchorElement): string {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return '';
  return link.closest('article')?.contains(selection.getRangeAt(0).commonAncestorContainer) ? selection.toString() : '';
}

function quote(event: MouseEvent): void {
  const link = linkOf(event);
  const plain = link?.getAttribute('href');
  if (!link || !plain) return;
  // Clicks that are made with the keyboard have a click count of zero.
  const passage = event.detail === 0 ? selectedAround(link) : selectedBefore;
  const at = Number(link.dataset.quoteAt);
  link.setAttribute('href', plain.slice(0, at) + quotation(passage) + plain.slice(at));
  // Restores the URL after the browser has followed the link.
  setTimeout(() => link.setAttribute('href', plain));
}

/** Handles all links of this kind on the page, including links that are added later. */
export function listenForQuotes(): void {
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link) selectedBefore = selectedAround(link);
  });
  document.addEventListener('click', quote);
}
