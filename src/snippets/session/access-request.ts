/** Sends the request in an access table row with the AWS SDK. */
import { S3ServiceException, type S3 } from '@aws-sdk/client-s3';
import { actions } from '../../lib/access/actions';
import type { AccessRow } from '../../lib/access/table';

/** Values that replace the placeholders in `actions`. */
export type Filling = Readonly<Record<'$KEY' | '$VERSION' | '$SOURCE' | '$OPEN', string> & Record<'$SOON' | '$LATER', Date>>;

/** The parts of a response that are used. */
interface Answer {
  readonly Body?: { readonly transformToString: () => Promise<string> };
  readonly UploadId?: string;
  readonly Errors?: readonly { readonly Code?: string }[];
}

type Method = (input: Readonly<Record<string, unknown>>) => Promise<Answer>;

function fill(value: unknown, filling: Filling): unknown {
  if (typeof value === 'string') return value in filling ? filling[value as keyof Filling] : value;
  if (Array.isArray(value)) return value.map((item) => fill(item, filling));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, filling)]));
}

/** Returns the client's method for an S3 API operation. @throws Error if there's no such operation */
export function methodOf(s3: S3, operation: string): Method {
  const name = operation.charAt(0).toLowerCase() + operation.slice(1);
  const method = (s3 as unknown as Readonly<Record<string, Method | undefined>>)[name];
  if (method === undefined) throw new Error(`access table: the AWS SDK has no operation ${operation}`);
  return method.bind(s3);
}

async function send({ action, bucket, key }: AccessRow, s3: S3, filling: Filling): Promise<string | undefined> {
  const { operation = action, input = {} } = actions[action];
  const place = { Bucket: bucket, Key: key, Prefix: key };
  if (action === 'MultipartUpload') {
    const { UploadId } = await s3.createMultipartUpload(place);
    await s3.abortMultipartUpload({ ...place, UploadId });
    return undefined;
  }
  const answer = await methodOf(s3, operation)({ ...place, ...(fill(input, filling) as typeof input) });
  await answer.Body?.transformToString();
  return answer.Errors?.[0]?.Code;
}

/**
 * @param s3 requester's client
 * @returns the error code, or undefined if the request was allowed
 * @throws Error if the server doesn't respond
 */
export async function request(row: AccessRow, s3: S3, filling: Filling): Promise<string | undefined> {
  try {
    return await send(row, s3, filling);
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    // A HEAD response has no body, so it has no error code.
    return row.action === 'HeadObject' && error.$metadata.httpStatusCode === 403 ? 'AccessDenied' : error.name;
  }
}
