/** An upload that can be interrupted, and that keeps track of what it would leave behind. */
import type { SearchClient } from '@algolia/client-search';

/** Thrown if the user interrupts the upload in the terminal. */
class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

/**
 * Rejects all further requests from a client after an interruption, except for deletions. The library then deletes the temporary index, as
 * it does after any failure. A pending request is completed, because its effect would otherwise be unknown.
 * @returns a function that returns the name of the temporary index that exists or might exist, or undefined if there is none
 */
export function watchUpload(
  { transporter: { requester } }: Pick<SearchClient, 'transporter'>,
  interruption: AbortSignal,
): () => string | undefined {
  let temporary: string | undefined;
  const send = requester.send.bind(requester);
  requester.send = async (request) => {
    const isDeletion = request.method === 'DELETE';
    if (interruption.aborted && !isDeletion) throw new InterruptedError('Interrupted.');
    // The library chooses the name: the index name, `_tmp_`, and a number.
    temporary = /"destination":"([^"]+_tmp_\d+)"/.exec(String(request.data))?.[1] ?? temporary;
    const response = await send(request);
    if (isDeletion && isDone(response.status)) temporary = undefined;
    // The temporary index is now the live one.
    if (isDone(response.status) && String(request.data).includes('"operation":"move"')) temporary = undefined;
    return response;
  };
  return () => temporary;
}
