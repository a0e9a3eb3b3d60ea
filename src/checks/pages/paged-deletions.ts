/**
 * Finds scripts that delete items between two pages of a list. The item that the next page starts after no longer exists, so some servers
 * return nothing for the rest of the list. A script must read the entire list before it deletes anything.
 */

/** A Python or JavaScript loop over the pages of a list. */
const LOOP = /^(?<indent>\s*)for\b.*paginat/;
const DELETION = /\b(?:delete_objects?|abort_multipart_upload)\(|\b(?:DeleteObjects?|AbortMultipartUpload)Command\(/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** @returns line numbers, starting at 1, where a script deletes items inside a loop over pages */
export function pagedDeletions(text: string): number[] {
  let loop: number | undefined;
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    if (loop !== undefined && indentOf(line) <= loop) loop = undefined;
    loop ??= LOOP.exec(line)?.groups?.indent?.length;
    return loop !== undefined && DELETION.test(line) ? [at + 1] : [];
  });
}
