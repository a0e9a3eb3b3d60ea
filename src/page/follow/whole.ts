/** Long pages are laid out as far as they are seen (`src/styles/prose.css`); what leads far into one needs its true height. */

/** From now on, in this page and those that the application puts in its place. */
export function layOutWhole(): void {
  document.documentElement.dataset.whole = '';
}

/** Else the end of the page would be where its parts were thought to end. */
export function layOutForEnd({ key, metaKey }: KeyboardEvent): void {
  if (key === 'End' || (key === 'ArrowDown' && metaKey)) layOutWhole();
}
