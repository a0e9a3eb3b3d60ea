/** The client of the probes: every request is bounded, and nothing is added that the server did not ask for. */
import { S3Client } from '@aws-sdk/client-s3';
import type { Keys } from './arguments';

export interface Address {
  readonly endpoint: string;
  readonly region: string;
}

/** Bound for one request with its answer, in ms. */
export const REQUEST_MS = 20_000;
const CONNECT_MS = 5_000;

/** @param keys undefined for a client that signs nothing */
export function clientFor({ endpoint, region }: Address, keys: Keys | undefined): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    ...(keys
      ? { credentials: keys }
      : { signer: { sign: (request) => Promise.resolve(request) }, credentials: { accessKeyId: '', secretAccessKey: '' } }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: REQUEST_MS, throwOnRequestTimeout: true, connectionTimeout: CONNECT_MS, socketTimeout: REQUEST_MS },
    maxAttempts: 2,
  });
}
