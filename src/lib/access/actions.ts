import table from './requests.json';

/**
 * What a row of an access table can try: one request each, with the bucket, key or prefix of its address. In the rest of its input
 * the runner fills in `$KEY`, `$VERSION` (the object's version before the request), `$SOURCE` (bucket and key), `$OPEN` (a policy that
 * opens the bucket), `$SOON` and `$LATER` (dates before and after the end of a lock). An upload carries the checksum of its empty body,
 * which a default retention asks for.
 */
export interface Action {
  /** What the row's address must name: nothing, a bucket, or an object. A bucket's may go on with a prefix. */
  readonly on: 'project' | 'bucket' | 'prefix' | 'object';
  /** The operation of the S3 API, where the action is a special case of one. */
  readonly operation?: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** The error of a request that was let through and found nothing, or found the bucket full. */
  readonly or?: string;
}

export type ActionName = keyof typeof table;

export const actions = table as Readonly<Record<ActionName, Action>>;
