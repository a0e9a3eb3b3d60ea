/** Scripts that stand in pages, made small. */
import { transformSync } from 'esbuild';

/** There are few, and each stands in many pages. */
const made = new Map<string, string>();

/** @param code of a classic script, without its element */
export function smallScript(code: string): string {
  const small = made.get(code) ?? transformSync(code, { minify: true, target: 'es2022' }).code.trim();
  made.set(code, small);
  return small;
}
