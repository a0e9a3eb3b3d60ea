/** Text of a file. @throws Error if it can't be loaded */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answers ${response.status}; expected the file`);
  return response.text();
}

/**
 * Copies the text of a file to the clipboard. Call it while a click is handled, because Safari allows writing only then, and accepts a
 * promise for text that arrives later.
 *
 * @throws if the browser denies access to the clipboard, or if the file can't be loaded
 */
export async function copyFile(url: string): Promise<void> {
  const text = fetchText(url);
  const written =
    typeof ClipboardItem === 'undefined'
      ? text.then((value) => navigator.clipboard.writeText(value))
      : navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })]);
  // Waits for both, so that no rejection is unhandled if the other one comes first.
  await Promise.all([text, written]);
}
