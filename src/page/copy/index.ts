/**
 * Copies code, and a page as Markdown. Works on the static HTML: a button `data-copy`, followed by a `role="status"` for the
 * answer, whose texts are the button's `data-copied` and `data-selected`. The button stands in a `figure` with the code in a
 * `pre`, or in a `span` with a `code`; or it names in `data-file` the file that it copies.
 */
import { copyFile } from './file';

/** How long the answer stays, in ms. The longer text asks the reader to press a key. */
const SHOWN_MS = { copied: 2_000, selected: 8_000 } as const;

type Answer = keyof typeof SHOWN_MS;

const timers = new WeakMap<Element, number>();

async function copyOrSelect(code: HTMLElement): Promise<Answer> {
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

/** @returns nothing where the browser leaves for the file */
async function copyOrOpen(address: string): Promise<Answer | undefined> {
  try {
    await copyFile(address);
    return 'copied';
  } catch {
    // The reason does not matter to the reader, who gets the text all the same.
    window.location.assign(address);
    return undefined;
  }
}

function copy(button: HTMLElement): Promise<Answer | undefined> {
  const { file } = button.dataset;
  if (file !== undefined) return copyOrOpen(file);
  const code = button.closest('figure, span')?.querySelector<HTMLElement>('pre, code');
  if (!code) throw new Error('A button data-copy stands in no figure or span with code, and names no file.');
  return copyOrSelect(code);
}

async function answer(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (!status) throw new Error('A button data-copy is not followed by its role=status.');
  const result = await copy(button);
  if (!result) return;
  button.dataset.copy = result;
  status.textContent = button.dataset[result] ?? '';
  window.clearTimeout(timers.get(button));
  const forget = (): void => {
    button.dataset.copy = '';
    status.textContent = '';
  };
  timers.set(button, window.setTimeout(forget, SHOWN_MS[result]));
}

/** Answers every copy button of the page, also those that come later. */
export function listenForCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void answer(button);
  });
}
