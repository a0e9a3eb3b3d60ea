/** Lets readers move the focus with arrow keys from a search input to the links in its results, and back. */

/** Returns the position after a step. The input has position -1, and positions don't wrap around at the ends. */
export function nextPlace(here: number, step: 1 | -1, count: number): number {
  return Math.min(Math.max(here + step, -1), count - 1);
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/** The properties that are used from the browser's and the framework's keyboard events. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>;

/** Moves the focus. @param around element that contains the input and the results @param results selector for the links in the results */
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
