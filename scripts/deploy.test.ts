import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_TYPES } from '../src/lib/file-headers';

it('a bucket and web servers give the files of a suffix the same type', () => {
  const script = readFileSync(new URL('deploy.sh', import.meta.url), 'utf8');
  const types = Array.from(script.matchAll(/^ +\*(\.\w+)\) type='(.+)' ;;$/gm), ([, suffix = '', type]) => [suffix, type]);
  expect(Object.fromEntries(types)).toEqual(CONTENT_TYPES);
});
