/**
 * S3 API requests and the actions that each requires (`actions-of-requests.json`), based on
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html. Further requirements of PUT requests come from
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html and API_CreateBucket.html.
 */
import { hasAction } from '../../../lib/access/has-action';
import type { Feature } from '../../../site/features';
import table from './actions-of-requests.json';

/** What a required action applies to: the target of a request, or the source of a copy. */
type Place = 'target' | 'source';

interface Need {
  readonly action: string;
  readonly place: Place;
}

export interface Request {
  /** What the request's address contains: nothing, a bucket, a bucket with a prefix, or an object. */
  readonly on: 'project' | 'bucket' | 'prefix' | 'object';
  readonly needs: readonly Need[];
  /** Label as in program code: the operation, and any parameters that change the required actions. */
  readonly label: string;
  /** Whether the request doesn't need an existing bucket, so that only the requester's policies matter. */
  readonly isOfProject: boolean;
  readonly copies: boolean;
}

/** Row of `actions-of-requests.json`. `source` contains actions on a copy's source. `label` is the request's name by default. */
interface Row {
  readonly label?: string;
  readonly needs: readonly string[];
  readonly source?: readonly string[];
  readonly isOfProject?: boolean;
}

const TABLE: Readonly<Record<Request['on'], Readonly<Record<string, Row>>>> = table;

function requestOf(on: Request['on'], name: string, { label = name, needs, source = [], isOfProject = false }: Row): Request {
  const needsOf = (place: Place, names: readonly string[]): Need[] => names.map((action) => ({ action: `s3:${action}`, place }));
  return { on, needs: [...needsOf('source', source), ...needsOf('target', needs)], label, isOfProject, copies: source.length > 0 };
}

/** Requests, keyed by the name of the operation or of a variant. The access tables on the pages use the same names. */
export const REQUESTS: ReadonlyMap<string, Request> = new Map(
  (Object.keys(TABLE) as Request['on'][]).flatMap((on) =>
    Object.entries(TABLE[on]).map(([name, row]): [string, Request] => [name, requestOf(on, name, row)]),
  ),
);

export const requestsFor = (features: readonly Feature[]): readonly string[] =>
  [...REQUESTS].filter(([, { needs }]) => needs.every(({ action }) => hasAction(action, features))).map(([name]) => name);
