/** Checks every page in `build/` with the W3C Nu HTML checker, which is a Java program. Run `npm test -- html`. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');
/**
 * The checker's list of CSS properties is years old and doesn't include `mask` and `position-area`. The bundler has already parsed the
 * style sheets.
 */
const NOT_HTML = 'CSS: .*';

const build = path.join(process.cwd(), 'build');
if (!existsSync(path.join(build, 'index.html'))) throw new Error('there is no build/index.html; build the site first: npm run build');

/** Returns whether the checker can run. Java is optional on a developer's machine, but required in continuous integration. */
const canRun = process.env.CI === 'true' || spawnSync('java', ['-version']).status === 0;

/** @returns errors on the pages in a folder, one per line */
async function errorsIn(folder: string): Promise<string[]> {
  const options = ['--skip-non-html', '--errors-only', '--filterpattern', NOT_HTML];
  const checker = spawn('java', ['-jar', CHECKER, ...options, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [status]] = (await Promise.all([text(checker.stderr), once(checker, 'close')])) as [string, [number | null]];
  const errors = said.split('\n').filter((line) => line.startsWith('"file:'));
  expect(status, said).toBe(errors.length > 0 ? 1 : 0);
  return errors;
}

describe.skipIf(!canRun)('html', () => {
  it('of every page has no error', async () => {
    expect(await errorsIn(build)).toEqual([]);
  });

  it('looks for what no other check of all pages does', async () => {
    const wrong = {
      alternative: ['<title>A</title>', '<img src="a.svg" width="1" height="1">', 'must have an “alt” attribute'],
      duplicate: ['<title>A</title>', '<p id="a">A</p><p id="a">B</p>', 'Duplicate ID “a”'],
      empty: ['<title>A</title>', '<p id="">A</p>', 'An ID must not be the empty string'],
      heading: ['<title>A</title>', '<h3>A</h3>', 'skipping 1 heading level'],
      'title-absent': ['', '', 'missing a required instance of child element “title”'],
      'title-empty': ['<title> </title>', '', 'Element “title” must not be empty'],
      'title-twice': ['<title>A</title><title>B</title>', '', 'Element “title” not allowed'],
    } as const;
    const folder = mkdtempSync(path.join(tmpdir(), 'html-'));
    // Site pages name their generator, for which the HTML standard makes an exception.
    const meta = '<meta charset="utf-8"><meta name="generator" content="Docusaurus">';
    for (const [name, [head, body]] of Object.entries(wrong))
      writeFileSync(
        path.join(folder, `${name}.html`),
        `<!doctype html><html lang="en"><head>${meta}${head}</head><body><h1>A</h1>${body}</body></html>`,
      );
    const expected = Object.entries(wrong).map(([name, [, , message]]) => expect.stringMatching(`/${name}\\.html":.*${message}`) as string);
    expect((await errorsIn(folder)).sort()).toEqual(expected);
    rmSync(folder, { recursive: true });
  });
});
