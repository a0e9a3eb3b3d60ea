/**
 * DocSearch 3 declares its backdrop as a button, and its rows as options even though they contain links and buttons. These corrections turn
 * it into a combobox with trees, whose items can contain both. React sets only attributes that change, so it keeps them.
 */

function setAll(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Corrects the frame: the backdrop becomes a group, and the input indicates whether it has results. @returns a cleanup function */
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

/** Corrects the row and the list around a hit. Every list gets the ID that the input refers to. */
export function makeTree(hit: Element | null): void {
  const row = hit?.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  setAll(row, { role: 'treeitem' });
  setAll(list, { role: 'tree', id: row.id.replace(/item-\d+$/, 'list') });
}
