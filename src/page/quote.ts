/**
 * Links that include the text that the reader has selected in the surrounding article. It works on the static HTML: `data-quote-at` is the
 * position in the link's URL where the quotation is inserted.
 */
import { quotation } from '../lib/quotation';

/** Browsers clear the selection when the pointer is pressed on a link. */
let selectedBefore = '';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-quote-at]') : null;

/** The selected text, if all of it is in the link's article. */
function selectedAround(link: HTMLAnchorElement): string {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return '';
  return link.closest('article')?.contains(selection.getRangeAt(0).commonAncestorContainer) ? selection.toString() : '';
}

function quote(event: MouseEvent): void {
  const link = linkOf(event);
  const plain = link?.getAttribute('href');
  if (!link || !plain) return;
  // Clicks by keyboard have a click count of zero.
  const passage = event.detail === 0 ? selectedAround(link) : selectedBefore;
  const at = Number(link.dataset.quoteAt);
  link.setAttribute('href', plain.slice(0, at) + quotation(passage) + plain.slice(at));
  // After the browser has followed the link.
  setTimeout(() => link.setAttribute('href', plain));
}

/** Handles all links of this kind on the page, including those that are added later. */
export function listenForQuotes(): void {
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link) selectedBefore = selectedAround(link);
  });
  document.addEventListener('click', quote);
}
