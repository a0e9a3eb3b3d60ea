import { describe, expect, it } from 'vitest';
import { completeErrorBody, isQueryApi } from './error-bodies';

describe('completeErrorBody', () => {
  it.each<[string, boolean, string]>([
    [
      '<Error><Code>NoSuchKey</Code><Message></Message></Error>',
      false,
      '<Error><Code>NoSuchKey</Code><Message>NoSuchKey</Message></Error>',
    ],
    [
      '<Error><Code>NoSuchKey</Code><RequestId>1</RequestId></Error>',
      false,
      '<Error><Code>NoSuchKey</Code><Message>NoSuchKey</Message><RequestId>1</RequestId></Error>',
    ],
    ['<Error><Code>A</Code><Message>said</Message></Error>', false, '<Error><Code>A</Code><Message>said</Message></Error>'],
    [
      '<?xml?><Error><Code>A</Code></Error>',
      true,
      '<ErrorResponse><Error><Code>A</Code><Message>A</Message></Error><RequestId></RequestId></ErrorResponse>',
    ],
    ['not found', false, 'not found'],
  ])('completes %s (IAM: %s)', (body, queryApi, expected) => {
    expect(completeErrorBody(body, queryApi)).toBe(expected);
  });
});

describe('isQueryApi', () => {
  it.each<[string, string | undefined, boolean]>([
    ['POST', 'application/x-www-form-urlencoded; charset=utf-8', true],
    ['POST', 'application/xml', false],
    ['PUT', 'application/x-www-form-urlencoded', false],
    ['POST', undefined, false],
  ])('%s with %s: %s', (method, type, expected) => {
    expect(isQueryApi(method, type)).toBe(expected);
  });
});
