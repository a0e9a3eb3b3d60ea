/** Fetches the text of a file. @throws Error if the file can't be loaded */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answers ${response.status}; expected the file`);
  return response.text();
}

/**
 * Copies the text of a file to the clipboard. Call this function in a click handler, because Safari allows writing to the clipboard only
 * then. The clipboard accepts a promise for text that arrives later.
 *
 * @throws if the browser denies access to the clipboard, or if the file can't be loaded
 */
export async function copyFile(url: string): Promise<void> {
  const text = fetchText(url);
  const written =
    typeof ClipboardItem === 'undefined'
      ? text.then((value) => navigator.clipboard.writeText(value))
      : navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })]);
  // Waits for both promises. Otherwise, if one of them failed first, the rejection of the other one would be unhandled.
  await Promise.all([text, written]);
}
