/**
 * Links that take along what the reader has selected in the article around them. Works on the static HTML: `data-quote-at`
 * is the place in the link's address where the quotation goes.
 */
import { quotation } from '../lib/quotation';

/** The browser forgets the selection while the pointer goes down on a link. */
let selectedBefore = '';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-quote-at]') : null;

/** What is selected, where all of it lies in the article of the link. */
function selectedAround(link: HTMLAnchorElement): string {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return '';
  return link.closest('article')?.contains(selection.getRangeAt(0).commonAncestorContainer) ? selection.toString() : '';
}

function quote(event: MouseEvent): void {
  const link = linkOf(event);
  const plain = link?.getAttribute('href');
  if (!link || !plain) return;
  // The keyboard's click has no clicks to count.
  const passage = event.detail === 0 ? selectedAround(link) : selectedBefore;
  const at = Number(link.dataset.quoteAt);
  link.setAttribute('href', plain.slice(0, at) + quotation(passage) + plain.slice(at));
  // When the browser has followed the link.
  setTimeout(() => link.setAttribute('href', plain));
}

/** Answers every such link of the page, also those that come later. */
export function listenForQuotes(): void {
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link) selectedBefore = selectedAround(link);
  });
  document.addEventListener('click', quote);
}
