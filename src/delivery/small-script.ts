/** Scripts that stand in pages, made small. */
import { transformSync } from 'esbuild';
import { memoize } from '../lib/memoize';

/** Takes a classic script without its element. There are few, and each stands in many pages. */
export const smallScript = memoize((code) => transformSync(code, { minify: true, target: 'es2022' }).code.trim());
