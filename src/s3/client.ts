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

/** @param keys undefined for a client that signs nothing */
export function clientFor({ endpoint, region }: Address, keys: Keys | undefined): S3 {
  return new S3({
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
}
