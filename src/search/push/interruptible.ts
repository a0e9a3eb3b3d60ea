/** An upload that can be stopped, and knows what it would leave behind. */
import type { SearchClient } from '@algolia/client-search';

/** The reader of the terminal has ended the push. */
class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

/**
 * Lets an interruption refuse all further requests of a client but deletions: its library then deletes the temporary index, as
 * it does after any failure. A request that is under way is waited for, because nobody knows what would come of it.
 * @returns the name of the temporary index that is there now, or may be; undefined for none
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
    // The library chooses the name: that of the index, `_tmp_` and a number.
    temporary = /"destination":"([^"]+_tmp_\d+)"/.exec(String(request.data))?.[1] ?? temporary;
    const response = await send(request);
    if (isDeletion && isDone(response.status)) temporary = undefined;
    // It becomes the index itself.
    if (isDone(response.status) && String(request.data).includes('"operation":"move"')) temporary = undefined;
    return response;
  };
  return () => temporary;
}
