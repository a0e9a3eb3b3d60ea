import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actions } from './actions';
import { parseAccessTable, PROTECTIONS, WHO } from './table';

const problemsOf = (...lines: string[]): string[] =>
  parseAccessTable(lines.join('\n')).problems.map(({ line, message, hint }) => `${line}: ${message} — ${hint}`);

describe('parseAccessTable', () => {
  it('reads rows about what is asked for', () => {
    const { table, problems } = parseAccessTable(
      'policy: a.json, s3:*\n\nuser | GetObject | {reader.bucket}/docs/a.txt | allowed\nanyone | ListObjectsV2 | b | refused NoSuchBucket',
    );
    expect(problems).toEqual([]);
    expect(table).toMatchObject({ policies: ['a.json', 's3:*'], protection: 'none', object: undefined });
    expect(table.rows).toEqual([
      {
        line: 3,
        who: 'user',
        action: 'GetObject',
        bucket: '{reader.bucket}',
        key: 'docs/a.txt',
        allowed: true,
        code: 'AccessDenied',
        kept: undefined,
      },
      { line: 4, who: 'anyone', action: 'ListObjectsV2', bucket: 'b', key: '', allowed: false, code: 'NoSuchBucket', kept: undefined },
    ]);
  });

  it('reads rows about what becomes of an object', () => {
    const { table } = parseAccessTable('object: b/k/x\nroot | DeleteBucket | refused | kept\nroot | DeleteObject | allowed | lost');
    expect(table.protection).toBeUndefined();
    expect(table.rows).toMatchObject([
      { bucket: 'b', key: '', allowed: false, kept: true },
      { bucket: 'b', key: 'k/x', allowed: true, kept: false },
    ]);
  });

  it.each<[string, string[], string]>([
    ['a requester', ['admin | GetObject | b/k | allowed'], '1: access table: unknown requester admin — use one of root, user'],
    ['an action', ['', 'user | ReadObject | b/k | allowed'], '2: access table: unknown action ReadObject — use one of ListBuckets'],
    ['an answer', ['user | GetObject | b/k | yes'], '1: access table: unknown answer yes — use allowed, refused, or refused Code'],
    ['an outcome', ['object: b/k', 'user | GetObject | allowed | safe'], '2: access table: unknown outcome safe — use one of kept, lost'],
    ['a setting', ['who: user', 'user | GetObject | b/k | allowed'], '1: access table: unknown setting who — use one of policy'],
    [
      'a protection',
      ['protection: WORM', 'user | GetObject | b/k | allowed'],
      '1: access table: unknown protection WORM — use one of none',
    ],
    ['a row of three cells', ['user | GetObject | b/k'], '1: access table: a row needs four cells, but this one has 3 — who | action'],
    ['an object without a key', ['user | GetObject | b | allowed'], '1: access table: GetObject needs an object — write bucket/key'],
    ['a bucket with a key', ['user | DeleteBucket | b/k | allowed'], '1: access table: DeleteBucket needs a bucket — leave out the key'],
    ['no rows', ['policy: a.json'], '1: access table has no rows — write'],
  ])('refuses %s that nobody knows, with line and fix', (_, lines, problem) => {
    const problems = problemsOf(...lines);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});

describe.each(['en', 'it'])('the words of tables in %s', (locale) => {
  it('are there for every requester, action and protection, and no others', () => {
    const file = new URL(`../../../i18n/${locale}/site.json`, import.meta.url);
    const ids = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
    const named = (kind: string): string[] =>
      ids.flatMap((id) => (id.startsWith(`access.${kind}.`) ? [id.slice(`access.${kind}.`.length)] : []));
    expect(named('action').sort()).toEqual(Object.keys(actions).sort());
    expect(named('who').sort()).toEqual([...WHO].sort());
    expect(named('protection').sort()).toEqual([...PROTECTIONS].sort());
  });
});
