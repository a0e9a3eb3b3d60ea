/** S3 client for checks that write to a server. Every request has a time limit, and no checksum is sent unless one is requested. */
import { S3 } from '@aws-sdk/client-s3';

export interface Address {
  /** Endpoint URL, such as `https://s3.example.com`. */
  readonly endpoint: string;
  readonly region: string;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Time limit for a request and its response, in ms. */
export const REQUEST_MS = 20_000;
const CONNECT_MS = 5_000;
/** Limits of a client's requests, up to the headers of the response. */
export const LIMITS = {
  requestHandler: { requestTimeout: REQUEST_MS, throwOnRequestTimeout: true, connectionTimeout: CONNECT_MS, socketTimeout: REQUEST_MS },
  maxAttempts: 2,
};

export interface Bounds {
  /** Aborts every request immediately. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit in ms. Only tests set a value other than `REQUEST_MS`. */
  readonly limitMs?: number;
}

/** Creates a signal for one request. It aborts at the time limit, or when the signal that stops everything aborts. */
export const requestSignal = ({ signal, limitMs = REQUEST_MS }: Bounds): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])]);

/** Limits the time of each request, up to the last byte of the response. The handler's own limits end after the headers. */
function bounded(s3: S3, bounds: Bounds): S3 {
  const send = s3.send.bind(s3) as (command: unknown, options: object | undefined) => Promise<unknown>;
  const sendBounded = async (command: unknown, options?: object): Promise<unknown> => {
    const abortSignal = requestSignal(bounds);
    try {
      return await send(command, { ...options, abortSignal });
    } catch (error) {
      if (!abortSignal.aborted) throw error;
      // If a response is truncated, the SDK reports only that it has the wrong format.
      throw new Error(bounds.signal?.aborted ? 'the run was stopped' : `no full response in ${(bounds.limitMs ?? REQUEST_MS) / 1000} s`);
    }
  };
  return Object.assign(s3, { send: sendBounded });
}

/** @param keys access keys; undefined for a client that doesn't sign requests */
export function clientFor({ endpoint, region }: Address, keys: Keys | undefined, bounds: Bounds = {}): S3 {
  const s3 = new S3({
    endpoint,
    region,
    forcePathStyle: true,
    ...(keys
      ? { credentials: { accessKeyId: keys.accessKeyId, secretAccessKey: keys.secretAccessKey } }
      : { signer: { sign: (request) => Promise.resolve(request) }, credentials: { accessKeyId: '', secretAccessKey: '' } }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...LIMITS,
  });
  return bounded(s3, bounds);
}

type Method = (input: Readonly<Record<string, unknown>>) => Promise<object>;

/** Returns the client's method for an S3 API operation, such as `PutObject`. @throws Error if there's no such operation */
export function methodOf(s3: S3, operation: string): Method {
  const name = operation.charAt(0).toLowerCase() + operation.slice(1);
  const method = (s3 as unknown as Readonly<Record<string, Method | undefined>>)[name];
  if (method === undefined) throw new Error(`the installed @aws-sdk/client-s3 has no operation ${operation}`);
  return method.bind(s3);
}
