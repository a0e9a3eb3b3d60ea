/** Text of a file. @throws Error where it cannot be fetched */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answers ${response.status}; expected the file`);
  return response.text();
}

/**
 * Puts the text of a file into the clipboard. To be called while a click is handled: Safari lets a page write only then,
 * and takes a promise of the text for what comes later.
 *
 * @throws where the browser refuses the clipboard, or the file cannot be fetched
 */
export async function copyFile(url: string): Promise<void> {
  const text = fetchText(url);
  const written =
    typeof ClipboardItem === 'undefined'
      ? text.then((value) => navigator.clipboard.writeText(value))
      : navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) })]);
  // Both, so that neither failure is left unhandled where the other comes first.
  await Promise.all([text, written]);
}
