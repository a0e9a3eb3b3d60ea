import { build } from 'esbuild';

/**
 * Bundles a script separately from the application and returns its text: a classic script for browsers from recent years.
 * @param entry  source file
 * @param define values for names in the source that are known only at this point
 */
export async function bundle(entry: string, define: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles.map(({ text }) => text).join('');
}
