/** Speaks to DocSearch's input, the only way into its state from outside. */

/** DocSearch searches again when its input gets the focus. */
export function searchAgain(input: HTMLInputElement | null): void {
  if (document.activeElement === input) input?.blur();
  input?.focus();
}

/** Types a query. React hears of a change only when the value is set behind its back. */
export function typeQuery(input: HTMLInputElement | null, query: string): void {
  if (!input) return;
  Reflect.set(HTMLInputElement.prototype, 'value', query, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
