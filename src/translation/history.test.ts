import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSince, commitWith, fingerprint } from './history';

const versions = ['A lock ends.\n', 'A lock ends on a date.\n', 'A lock ends on a date that you set.\n'] as const;
let root = '';

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', '-c', 'commit.gpgsign=false', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
  git('init', '--quiet');
  for (const [number, text] of versions.entries()) {
    writeFileSync(path.join(root, 'lock.md'), text);
    git('add', '.');
    git('commit', '--quiet', '-m', `version ${number}`);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('commitWith', () => {
  it.each([0, 1, 2])('finds version %d', (number) => {
    const commit = commitWith(root, 'lock.md', fingerprint(versions[number] ?? ''), 'none.md');
    expect(git('log', '-1', '--format=%s', commit ?? '').trim()).toBe(`version ${number}`);
  });

  it('is null for a text that never was', () => {
    expect(commitWith(root, 'lock.md', '000000000000', 'none.md')).toBeNull();
  });
});

describe('changesSince', () => {
  it('shows the words that came', () => {
    const commit = commitWith(root, 'lock.md', fingerprint(versions[0]), 'none.md');
    expect(changesSince(root, 'lock.md', commit ?? '')).toContain('on a date that you set.+}');
  });
});

it('shows what changed in a page with parts and in its parts since the translation was recorded', () => {
  mkdirSync(path.join(root, 'docs/_parts'), { recursive: true });
  for (const [number, text] of ['Old words.\n', 'New words.\n'].entries()) {
    writeFileSync(path.join(root, 'docs/a.md'), `${text}\n<Part of="b" />\n`);
    writeFileSync(path.join(root, 'docs/_parts/b.md'), text.replace('words', 'parts'));
    writeFileSync(path.join(root, 'it.md'), `source_fingerprint: '1581ee2e3170'\n${'Una parola.\n'.repeat(number)}`);
    git('add', '.');
    git('commit', '--quiet', '-m', text);
  }
  const commit = commitWith(root, 'docs/a.md', '1581ee2e3170', 'it.md') ?? '';
  expect(changesSince(root, 'docs/a.md', commit)).toMatch(/-Old-[^]+ parts\.[^]+-Old-[^]+ words\./);
});
