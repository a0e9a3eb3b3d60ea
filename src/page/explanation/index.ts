/**
 * Shows the explanation that a link leads to, such as a glossary entry, in a card next to the link. Without this script, or in a browser
 * without popovers, the link opens the explanation itself.
 */
import { closestTo, create } from '../elements';

function cardOf({ dataset, href, textContent }: HTMLAnchorElement): HTMLElement {
  const { name, explanation = '', more } = dataset;
  const parts: HTMLElement[] = [create('p', {}, [explanation]), create('a', { href, textContent: more })];
  if (name !== undefined) parts.unshift(create('strong', {}, [name]));
  const properties = { className: 'explanation', popover: 'auto', role: 'dialog', ariaLabel: name ?? textContent };
  // The card gets focus, which returns to the link when the card closes.
  return create('div', { ...properties, tabIndex: -1, autofocus: true }, parts);
}

/** Handles explanations on this page, and on all pages that the application shows later. */
export function showExplanations(): void {
  let opener: HTMLAnchorElement | undefined;
  /** The link whose card was open when the reader pressed the pointer, which closes the card. */
  let pressed: HTMLAnchorElement | undefined;
  let card: HTMLElement | undefined;

  const open = (link: HTMLAnchorElement): void => {
    const next = cardOf(link);
    next.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') return;
      next.remove();
      if (card === next) opener = undefined;
    });
    opener?.style.removeProperty('anchor-name');
    link.style.setProperty('anchor-name', '--explained');
    // The card isn't inserted next to the link, because the application wouldn't expect it there during hydration.
    document.body.append(next);
    next.showPopover();
    opener = link;
    card = next;
  };

  document.addEventListener('pointerdown', () => (pressed = opener), true);
  document.addEventListener('click', (event) => {
    const { target, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = closestTo(target, 'a[data-explanation]') as HTMLAnchorElement | null;
    if (!link || ctrlKey || metaKey || shiftKey || altKey || !HTMLElement.prototype.hasOwnProperty('popover')) return;
    event.preventDefault();
    // A second click closes the card. A double-click selects the term, because browsers don't do that in links.
    if (detail === 2) getSelection()?.selectAllChildren(link);
    else if (detail === 0 || pressed !== link) open(link);
  });
  // Closes the card when the reader goes to another heading, or the application shows another page.
  addEventListener('hashchange', () => card?.remove());
}
