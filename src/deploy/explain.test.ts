import { S3ServiceException } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { explain } from './explain';

const PLACE = { bucket: 'docs', prefix: '', endpoint: 'https://s3.example.com', region: undefined };
const answer = (name: string, message: string): S3ServiceException =>
  new S3ServiceException({ name, message, $fault: 'client', $metadata: { requestId: 'tx1' } });

it.for<[error: unknown, says: string | undefined]>([
  [answer('NoSuchBucket', ''), 's3://docs at https://s3.example.com: there is no such bucket. Create it first. (request tx1)'],
  [answer('QuotaExceeded', 'full'), 's3://docs at https://s3.example.com: QuotaExceeded: full (request tx1)'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 's3://docs at https://s3.example.com: nothing answers at the endpoint.'],
  [new Error('Region is missing'), 'no region: add --region NAME or set AWS_REGION'],
  [new TypeError('undefined is not a function'), undefined],
  ['text', undefined],
])('explains %o', ([error, says]) => {
  expect(explain(error, PLACE)).toBe(says);
});
