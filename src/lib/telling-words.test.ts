import { expect, it } from 'vitest';
import { tellingWords } from './telling-words';

it.each([
  ['object lock', 'object lock'],
  [
    'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
    'Content-MD5 OR x-amz-checksum HTTP is Put Object Lock parameters',
  ],
  [
    'An error occurred (InvalidRequest) when calling the PutObject operation: Missing required header for this request: x-amz-content-sha256',
    'InvalidRequest PutObject operation Missing x-amz-content-sha256',
  ],
  [
    'Found 9 files that are missing from the remote storage, please run repair',
    'Found 9 files that are missing from remote storage please repair',
  ],
  [`Error ${'a1'.repeat(25)}: AccessDenied for the user of the program`, 'Error AccessDenied for the user of program'],
  ['x'.repeat(10_000), 'x'.repeat(64)],
  [`${'x'.repeat(63)}🐝`, 'x'.repeat(63)],
  ['. '.repeat(100), '. '.repeat(32)],
])('shortens %j', (text, expected) => {
  expect(tellingWords(text, 64)).toBe(expected);
});
