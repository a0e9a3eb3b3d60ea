/**
 * Shows what a link explains, such as a term of the glossary, in a card beside it. Without this script, and in a browser without
 * popovers, the link leads to the explanation.
 */

const LINK = 'a[data-explanation]';

function cardOf({ dataset, href, textContent }: HTMLAnchorElement): HTMLElement {
  const { name, explanation, more } = dataset;
  const element = <K extends 'a' | 'div' | 'p' | 'strong'>(
    tag: K,
    properties: Partial<HTMLElementTagNameMap[K]>,
  ): HTMLElementTagNameMap[K] => Object.assign(document.createElement(tag), properties);
  const card = element('div', { className: 'explanation', popover: 'auto', role: 'dialog', ariaLabel: name ?? textContent });
  // It takes the focus, which returns to the link when it closes.
  Object.assign(card, { tabIndex: -1, autofocus: true });
  if (name !== undefined) card.append(element('strong', { textContent: name }));
  card.append(element('p', { textContent: explanation }), element('a', { href, textContent: more }));
  return card;
}

/** Shows them from now on, in this page and in those that the application puts in its place. */
export function showExplanations(): void {
  /** The link whose card is open. */
  let opener: HTMLAnchorElement | undefined;
  /** That link when the pointer was pressed, which has closed the card. */
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
    // Not beside the link, where the application, which takes the page over, would not expect it.
    document.body.append(next);
    next.showPopover();
    opener = link;
    card = next;
  };

  document.addEventListener('pointerdown', () => (pressed = opener), true);
  document.addEventListener('click', (event) => {
    const { target, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link || ctrlKey || metaKey || shiftKey || altKey || !HTMLElement.prototype.hasOwnProperty('popover')) return;
    event.preventDefault();
    // A second press closes it. That of a double-click selects the term, which browsers don't do in a link.
    if (detail === 2) getSelection()?.selectAllChildren(link);
    else if (detail === 0 || pressed !== link) open(link);
  });
  // To another heading, or by the application to another page.
  addEventListener('hashchange', () => card?.remove());
}
