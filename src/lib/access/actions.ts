import table from './requests.json';

/**
 * Actions that a row in an access table can test. Each action is a single request with the bucket, key, or prefix from the row's address.
 * In the rest of its input, the runner replaces `$KEY`, `$VERSION` (the object's version before the request), `$SOURCE` (bucket and key),
 * `$OPEN` (a policy that opens the bucket), and `$SOON` and `$LATER` (dates before and after the end of a lock). An upload includes the
 * checksum of its empty body, which default retention requires.
 */
export interface Action {
  /** What the row's address must name: nothing, a bucket, or an object. A bucket address can include a prefix. */
  readonly on: 'project' | 'bucket' | 'prefix' | 'object';
  /** S3 API operation, if the action is a special case of one. */
  readonly operation?: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** The error returned by an allowed request that found nothing, or that found a bucket that isn't empty. */
  readonly or?: string;
}

export type ActionName = keyof typeof table;

export const actions = table as Readonly<Record<ActionName, Action>>;
