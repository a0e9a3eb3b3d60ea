import { describe, expect, it } from 'vitest';
import { matchesOutput } from './compare';

describe('matchesOutput', () => {
  it.each<[string, string, boolean]>([
    ['upload: a to b', 'upload: a to b\n', true],
    ['upload: a to b', 'upload: a to c\n', false],
    ['one', 'one\ntwo\n', false],
    ['one\n…', 'one\ntwo\nthree\n', true],
    ['…\ntwo', 'one\ntwo\n', true],
    ['…\ntwo', 'one\ntwo\nthree\n', false],
    [
      'An error occurred (AccessDenied) when calling the GetObject operation: …',
      '\nAn error occurred (AccessDenied) when calling the GetObject operation: no\n',
      true,
    ],
    [
      'An error occurred (AccessDenied) when calling the GetObject operation: …',
      '\nAn error occurred (NoSuchKey) when calling the GetObject operation: no\n',
      false,
    ],
    ['An error occurred (404): …', 'aws: [ERROR]: An error occurred (404): Not Found', true],
    ['  indented', 'indented\r\n', true],
    ['a.c (x)', 'abc (x)', false],
    ['', '', true],
    ['', 'something', false],
  ])('compares text %j with %j: %s', (expected, actual, result) => {
    expect(matchesOutput(expected, actual, 'text')).toBe(result);
  });

  it.each<[string, string, boolean]>([
    ['{"a": 1}', '{"a": 1, "b": 2}', true],
    ['{"a": 1}', '{"a": 2}', false],
    ['{"a": 1}', '{"b": 1}', false],
    ['{"a": "…"}', '{"a": "0d1f"}', true],
    ['{"a": "…"}', '{"a": 12}', true],
    ['{"a": "v-…"}', '{"a": "w-1"}', false],
    ['{"a": …}', '{"a": {"b": 1}}', true],
    ['{"a": 1, …}', '{"a": 1}', true],
    ['{\n  "a": 1,\n  …\n}', '{"a": 1, "z": 2}', true],
    ['{\n  …,\n  "a": 1\n}', '{"a": 2}', false],
    ['[]', '[]', true],
    ['[]', '["left"]', false],
    ['["a"]', '["a", "b"]', false],
    ['["a", …]', '["a", "b"]', true],
    ['["a", "…"]', '["a"]', true],
    ['[…, "c"]', '["a", "b", "c"]', true],
    ['[…, "c"]', '["a", "b"]', false],
    ['[{"k": "a"}]', '[{"k": "a", "s": 1}]', true],
    ['{"l": [{"k": 1}, …]}', '{"l": [{"k": 1}, {"k": 2}]}', true],
    ['"a"', 'a is no JSON', false],
    ['2', '2\n', true],
    ['null', 'null', true],
  ])('compares JSON %j with %j: %s', (expected, actual, result) => {
    expect(matchesOutput(expected, actual, 'json')).toBe(result);
  });
});
