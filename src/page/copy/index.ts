/**
 * Copies code, or a page as Markdown. It works on the static HTML: a button `data-copy`, followed by a `role="status"` for the result,
 * whose texts are the button's `data-copied` and `data-selected`. The button is in a `figure` that contains the code in a
 * `pre`, or in a `span` that contains a `code`; or its `data-file` names the file to copy.
 */
import { copyFile } from './file';

/** How long the result is shown, in ms. The longer text asks the reader to press a key. */
const SHOWN_MS = { copied: 2_000, selected: 8_000 } as const;

type Answer = keyof typeof SHOWN_MS;

const timers = new WeakMap<Element, number>();

async function copyOrSelect(code: HTMLElement): Promise<Answer> {
  try {
    // On plain http there is no clipboard, so the TypeError is handled like a denied request.
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    // The reason doesn't matter to the reader. The text is selected, and the button tells the reader.
    window.getSelection()?.selectAllChildren(code);
    code.focus();
    return 'selected';
  }
}

/** @returns undefined if the browser opens the file instead */
async function copyOrOpen(address: string): Promise<Answer | undefined> {
  try {
    await copyFile(address);
    return 'copied';
  } catch {
    // The reason doesn't matter to the reader, who gets the text anyway.
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

/** Handles all copy buttons of the page, including those that are added later. */
export function listenForCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void answer(button);
  });
}
