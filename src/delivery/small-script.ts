/** Minifies inline scripts. */
import { transformSync } from 'esbuild';
import { memoize } from '../lib/memoize';

/** Minifies a classic script, given without its element. Results are cached, because there are few scripts, and each is on many pages. */
export const smallScript = memoize((code) => transformSync(code, { minify: true, target: 'es2022' }).code.trim());
