/**
 * Checks that builds in two folders, with two time zones and two system languages, have the same bytes. The builds come from the test parts
 * `build` and `again`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderDifferences } from './testing/compare-folders';

const root = fileURLToPath(new URL('..', import.meta.url));
const [here, there] = [root, path.join(root, 'test-results/again')];

describe.each(['build', 'build-hosting'])('%s', (folder) => {
  it('is the same wherever, and for whomever, it is built', () => {
    const [one, other] = [path.join(here, folder), path.join(there, folder)];
    const missing = [one, other].filter((built) => !existsSync(built));
    expect(missing, 'create both with: npm test -- build again').toEqual([]);
    expect(folderDifferences(one, other)).toEqual([]);
  });
});
