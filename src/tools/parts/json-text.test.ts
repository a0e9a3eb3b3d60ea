import { describe, expect, it } from 'vitest';
import { readJson } from './json-text';

describe('what is wrong with pasted JSON, and where', () => {
  it.each([
    ['', 'empty', 1],
    [' \n ', 'empty', 1],
    ['{\n  "a": 1,\n}', 'name', 3],
    ['{\n  "a": 1\n  "b": 2\n}', 'comma', 3],
    ['{\n  "a" 1\n}', 'colon', 2],
    ['{\n  "a": \n}', 'value', 3],
    ['[1, 2', 'bracket', 1],
    ['{"a": {"b": 1}', 'brace', 1],
    ['{}\n{}', 'end', 2],
    ['{\n  "a": "b\n}', 'string', 2],
    ['{"a": "\\x"}', 'string', 1],
    ["{'a': 1}", 'symbol', 1],
    ['{\n  // why\n  "a": 1\n}', 'comment', 2],
    ['{\n  “a”: 1\n}', 'symbol', 2],
    ['\u{FEFF}{}', 'bom', 1],
  ] as const)('%j is answered with %s in line %i', (text, code, line) => {
    expect(readJson(text)).toEqual({ fault: { code, line } });
  });

  it.each([
    ['brackets', '['.repeat(40_000), 'deep', 1],
    ['brackets that are closed', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, 'deep', 1],
    ['objects', `{\n"a":${'{"a":'.repeat(40_000)}`, 'deep', 2],
    ['objects after a quotation mark in a text', `["\\"",\n${'['.repeat(200)}`, 'deep', 2],
    ['text', `["${'a'.repeat(1_000_000)}"]`, 'long', 1],
  ] as const)('too many %s are named, and nothing crashes', (_what, text, code, line) => {
    expect(readJson(text)).toEqual({ fault: { code, line } });
  });

  it('brackets in a text, or beside each other, are not deep', () => {
    expect(readJson(`["${'['.repeat(5_000)}", "\\"${'{'.repeat(5_000)}"]`).fault).toBeUndefined();
    expect(readJson(`[${'[],'.repeat(5_000)}[]]`).fault).toBeUndefined();
  });

  it('many places are found in bounded time', () => {
    const { json } = readJson(`[\n${'1,\n'.repeat(20_000)}1]`);
    const started = process.cpuUsage();
    for (let at = 0; at < 20_000; at += 1) json?.lineOf([at]);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000);
    expect(json?.lineOf([19_999])).toBe(20_001);
  });

  it('a name that stands twice is named with the line of the second', () => {
    const text = '{\n  "Statement": [\n    {"Action": "a",\n     "Action": "b"}\n  ]\n}';
    expect(readJson(text)).toEqual({ fault: { code: 'duplicate', line: 4, name: 'Action' } });
  });

  it('two objects of a list may have the same names, and a name may be that of a property of all objects', () => {
    expect(readJson('[{"a": 1}, {"a": 2}]').fault).toBeUndefined();
    expect(readJson('{"constructor": 1, "__proto__": {"a": 1}}').fault).toBeUndefined();
  });

  it('agrees with JSON.parse on what is JSON', () => {
    for (const text of [
      '1',
      '"a"',
      'null',
      '[]',
      '{"a": [1, {"b": "\\u00e8"}]}',
      '-1.5e3',
      'undefined',
      '{a: 1}',
      '01',
      '[1,,2]',
      'NaN',
      '"\t"',
    ])
      expect([text, readJson(text).fault === undefined]).toEqual([text, isJson(text)]);
  });

  it('tells the line of a path, and of what is around a path that is missing', () => {
    const { json } = readJson('{\n  "Statement": [\n    {\n      "Effect": "Allow"\n    }\n  ]\n}');
    expect(json?.lineOf(['Statement', 0, 'Effect'])).toBe(4);
    expect(json?.lineOf(['Statement', 0, 'Action'])).toBe(3);
    expect(json?.lineOf(['Version'])).toBe(1);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
