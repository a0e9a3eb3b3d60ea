/** Sends the request of a row of an access table with the AWS SDK. */
import { S3ServiceException, type S3 } from '@aws-sdk/client-s3';
import { actions } from '../../lib/access/actions';
import type { AccessRow } from '../../lib/access/table';

/** What stands for the placeholders of `actions`. */
export type Filling = Readonly<Record<'$KEY' | '$VERSION' | '$SOURCE' | '$OPEN', string> & Record<'$SOON' | '$LATER', Date>>;

/** The parts that are read of the answers. */
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

/** The client's method for an operation of the S3 API. @throws Error on a name that is none */
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
 * @param s3 of whoever asks
 * @returns the code of the error, undefined where the request was let through
 * @throws when the server does not answer
 */
export async function request(row: AccessRow, s3: S3, filling: Filling): Promise<string | undefined> {
  try {
    return await send(row, s3, filling);
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    // The answer to HEAD has no body, hence no code.
    return row.action === 'HeadObject' && error.$metadata.httpStatusCode === 403 ? 'AccessDenied' : error.name;
  }
}
