import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint';
import { changesSince, commitWith } from './history';

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
    const commit = commitWith(root, 'lock.md', fingerprint(versions[number] ?? ''));
    expect(git('log', '-1', '--format=%s', commit ?? '').trim()).toBe(`version ${number}`);
  });

  it('is null for a text that never was', () => {
    expect(commitWith(root, 'lock.md', '000000000000')).toBeNull();
  });
});

describe('changesSince', () => {
  it('shows the words that came', () => {
    const commit = commitWith(root, 'lock.md', fingerprint(versions[0]));
    expect(changesSince(root, 'lock.md', commit ?? '')).toContain('on a date that you set.+}');
  });
});
