import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { git } from '../command';
import { commitAll } from './copy-tree';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('commits where the developer has no name, and signs commits with a key that cannot be asked for', () => {
  const configuration = path.join(folder, 'gitconfig');
  writeFileSync(configuration, '[commit]\n\tgpgsign = true\n[gpg]\n\tprogram = /bin/false\n');
  vi.stubEnv('GIT_CONFIG_GLOBAL', configuration);
  git(folder, 'init', '--quiet');
  commitAll(folder);
  expect(git(folder, 'show', '--name-only', '--format=%an')).toBe('Tests\n\ngitconfig\n');
});
