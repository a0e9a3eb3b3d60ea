import { build } from 'esbuild';

/**
 * A script of its own, beside those of the application, as text: classic, for browsers of the last years.
 * @param entry  source file
 * @param define names in the source to values, which are known only now
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
