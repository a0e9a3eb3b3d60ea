/**
 * DocSearch 3 calls its backdrop a button, and its rows options although they hold links and buttons. These
 * corrections make a combobox with a grid of it. React leaves them alone: it sets only what changes.
 */

function setAll(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** The frame: the backdrop is a group, and the input says that rows belong to it. */
export function makeCombobox(dialog: Element): void {
  const backdrop = dialog.querySelector('.DocSearch-Container');
  const input = dialog.querySelector('.DocSearch-Input');
  if (backdrop) setAll(backdrop, { role: 'group', tabindex: null, 'aria-expanded': null, 'aria-haspopup': null });
  if (input) setAll(input, { role: 'combobox', 'aria-expanded': 'true', 'aria-haspopup': 'grid', 'aria-autocomplete': 'list', dir: 'auto' });
}

/** The row around a cell, and the grid around the row. Every list gets the id that the input refers to. */
export function makeGrid(cell: Element | null): void {
  const row = cell?.closest('li');
  const grid = row?.parentElement;
  if (!row || !grid) return;
  setAll(row, { role: 'row' });
  setAll(grid, { role: 'grid', id: row.id.replace(/item-\d+$/, 'list') });
}
