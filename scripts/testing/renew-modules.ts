/**
 * Vitest's setup for each test file. The files that a worker runs share its modules. A file that replaces modules gets new ones, and so does
 * the file that follows it.
 */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const { testPath = '' } = expect.getState();
if (/\bvi\.(?:(?:un)?mock|do(?:Unm|M)ock|resetModules)[(<]/.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
}
