/**
 * Copies code, or a page as Markdown. This code works on the static HTML: a button with `data-copy` is followed by an element with
 * `role="status"`, which shows the button's `data-copied` or `data-selected` text as the result. The button is inside a `figure` that
 * contains the code in a `pre`, or inside a `span` that contains a `code`. Alternatively, its `data-file` attribute names the file to copy.
 */
import { onClick } from './elements';

/** Time in ms for which each result is shown. The `selected` text is longer, because it asks the reader to press a key. */
const SHOWN_MS = { copied: 2_000, selected: 8_000 } as const;

type Answer = keyof typeof SHOWN_MS;

const timers = new WeakMap<Element, number>();

async function copyOrSelect(code: HTMLElement): Promise<Answer> {
  try {
    // Browsers provide no clipboard over plain HTTP. The resulting TypeError is handled like a denied request.
    await navigator.clipboard.writeText(code.textContent);
    return 'copied';
  } catch {
    // Whatever the reason is, the text is selected instead, and the button's status tells the reader.
    window.getSelection()?.selectAllChildren(code);
    code.focus();
    return 'selected';
  }
}

/** Fetches the text of a file. @throws Error if the file can't be loaded */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server returned ${response.status}; expected the file`);
  return response.text();
}

/**
 * Copies the text of a file to the clipboard. Safari allows writing to the clipboard only in a click handler, but the clipboard accepts a
 * promise for text that arrives later.
 * @throws if the browser denies access to the clipboard, or if the file can't be loaded
 */
async function copyFile(url: string): Promise<void> {
  const text = fetchText(url);
  const written =
    typeof ClipboardItem === 'undefined'
      ? text.then((value) => navigator.clipboard.writeText(value))
      : navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })]);
  // Waits for both promises. Otherwise, if one of them failed first, the rejection of the other one would be unhandled.
  await Promise.all([text, written]);
}

/** @returns undefined if the browser opens the file instead */
async function copyOrOpen(address: string): Promise<Answer | undefined> {
  try {
    await copyFile(address);
    return 'copied';
  } catch {
    // Whatever the reason is, the reader gets the text, because the browser opens the file.
    window.location.assign(address);
    return undefined;
  }
}

function copy(button: HTMLElement): Promise<Answer | undefined> {
  const { file } = button.dataset;
  if (file !== undefined) return copyOrOpen(file);
  const code = button.closest('figure, span')?.querySelector<HTMLElement>('pre, code');
  if (!code) throw new Error('A button with data-copy must name a file, or be inside a figure or span with code.');
  return copyOrSelect(code);
}

async function answer(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (!status) throw new Error('A button with data-copy must be followed by an element with role=status.');
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

/** Handles all copy buttons on the page, including buttons that are added later. */
export const listenForCopies = (): void => onClick('[data-copy]', (button) => void answer(button));
