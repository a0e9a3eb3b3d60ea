/** Moves the focus with arrow keys from a search input to the links of its results, and back. */

/** The position after a step. The input is -1, and the ends don't wrap around. */
export function nextPlace(here: number, step: 1 | -1, count: number): number {
  return Math.min(Math.max(here + step, -1), count - 1);
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/** The properties that are used of the browser's event and of the framework's. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>;

/** Moves the focus. @param around element that contains the input and the results @param results selects the links of the results in it */
export function moveFocus(event: KeyPress, around: HTMLElement, results = 'ol a'): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const input = around.querySelector<HTMLElement>('input');
  const links = [...around.querySelectorAll<HTMLElement>(results)];
  const here = links.findIndex((link) => link === document.activeElement);
  if (here === -1 && document.activeElement !== input) return;
  const next = nextPlace(here, step, links.length);
  if (next === here) return;
  event.preventDefault();
  (links[next] ?? input)?.focus();
}
