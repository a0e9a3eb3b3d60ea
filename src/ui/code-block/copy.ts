/**
 * Copies code. Works on the static HTML: a button `data-copy` in a `figure` with the code in a `pre`, or in a `span` with a
 * `code`, and a `role="status"` for the answer, whose texts are the button's `data-copied` and `data-selected`.
 */

/** How long the answer stays, in ms. The longer text asks the reader to press a key. */
const SHOWN_MS = { copied: 2_000, selected: 8_000 } as const;

const timers = new WeakMap<Element, number>();

async function copyOrSelect(code: HTMLElement): Promise<keyof typeof SHOWN_MS> {
  try {
    // No clipboard at all on plain http: the TypeError takes the same way as a refusal.
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    // The reason does not matter to the reader: the text is selected and the button says so.
    window.getSelection()?.selectAllChildren(code);
    code.focus();
    return 'selected';
  }
}

async function answer(button: HTMLElement): Promise<void> {
  const block = button.closest('figure, span');
  const code = block?.querySelector<HTMLElement>('pre, code');
  const status = block?.querySelector('[role=status]');
  if (!code || !status) throw new Error('A button data-copy stands in no figure or span with code and a role=status.');
  const result = await copyOrSelect(code);
  button.dataset.copy = result;
  status.textContent = button.dataset[result] ?? '';
  window.clearTimeout(timers.get(button));
  const forget = (): void => {
    button.dataset.copy = '';
    status.textContent = '';
  };
  timers.set(button, window.setTimeout(forget, SHOWN_MS[result]));
}

/** Answers every copy button of the page, also those that come later; where the clipboard is refused, the code is selected instead. */
export function listenForCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void answer(button);
  });
}
