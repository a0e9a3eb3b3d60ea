/** The S3 client of checks that write to a server: every request is bounded, and no checksum is sent that nobody asked for. */
import { S3 } from '@aws-sdk/client-s3';

export interface Address {
  /** `https://s3.example.com` */
  readonly endpoint: string;
  readonly region: string;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Bound for one request with its answer, in ms. */
export const REQUEST_MS = 20_000;
const CONNECT_MS = 5_000;

export interface Bounds {
  /** Ends every request at once when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Only tests give another one than `REQUEST_MS`. */
  readonly limitMs?: number;
}

/** For one request: aborted at the limit, or by the signal that ends all. */
export const requestSignal = ({ signal, limitMs = REQUEST_MS }: Bounds): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])]);

/** The client with its requests bounded to the last byte of their answers: the handler's own limits end with the head. */
function bounded(s3: S3, bounds: Bounds): S3 {
  const send = s3.send.bind(s3) as (command: unknown, options: object | undefined) => Promise<unknown>;
  const sendBounded = async (command: unknown, options?: object): Promise<unknown> => {
    const abortSignal = requestSignal(bounds);
    try {
      return await send(command, { ...options, abortSignal });
    } catch (error) {
      if (!abortSignal.aborted) throw error;
      // What the SDK says of it is that half an answer has the wrong form.
      throw new Error(bounds.signal?.aborted ? 'the run was stopped' : `no whole answer within ${(bounds.limitMs ?? REQUEST_MS) / 1000} s`);
    }
  };
  return Object.assign(s3, { send: sendBounded });
}

/** @param keys undefined for a client that signs nothing */
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
    requestHandler: { requestTimeout: REQUEST_MS, throwOnRequestTimeout: true, connectionTimeout: CONNECT_MS, socketTimeout: REQUEST_MS },
    maxAttempts: 2,
  });
  return bounded(s3, bounds);
}
