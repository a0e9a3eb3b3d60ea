/**
 * DocSearch 3 calls its backdrop a button, and its rows options although they hold links and buttons. These
 * corrections make a combobox with trees of it, whose items may hold both. React leaves them alone: it sets only
 * what changes.
 */

function setAll(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** The frame: the backdrop is a group, and the input says whether results belong to it. @returns how to end it */
export function makeCombobox(dialog: Element): () => void {
  const backdrop = dialog.querySelector('.DocSearch-Container');
  const input = dialog.querySelector('.DocSearch-Input');
  if (backdrop) setAll(backdrop, { role: 'group', tabindex: null, 'aria-expanded': null, 'aria-haspopup': null });
  if (!input) return () => undefined;
  setAll(input, { role: 'combobox', 'aria-haspopup': 'tree', 'aria-autocomplete': 'list', dir: 'auto' });
  const tellExpanded = (): void => input.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')));
  tellExpanded();
  const observer = new MutationObserver(tellExpanded);
  observer.observe(input, { attributeFilter: ['aria-controls'] });
  return () => observer.disconnect();
}

/** The row and the list around a hit. Every list gets the id that the input refers to. */
export function makeTree(hit: Element | null): void {
  const row = hit?.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  setAll(row, { role: 'treeitem' });
  setAll(list, { role: 'tree', id: row.id.replace(/item-\d+$/, 'list') });
}
