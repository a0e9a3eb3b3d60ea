/** Checks that the configuration files on the pages are accepted by the programs that they're written for. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { pageVariables, loadBrand } from '../../brand/plugin';
import { lineOf, nodesOf, readPages } from '../../content';
import { parseInfoString } from '../../lib/info-string';
import { sourceLocale } from '../../site/locales';
import { PROGRAMS, type Program } from './testing/programs';
import { env, isCi } from './testing/installed';

const siteDir = process.cwd();
/** nginx and others resolve upstream names when they read a file. An IP address doesn't need a resolver. */
const endpoint = { 'brand.endpointUrl': 'https://192.0.2.10' };
const variables = { ...pageVariables(loadBrand(siteDir).brand), ...endpoint };
const blocks = readPages({ siteDir, locale: sourceLocale, variables }).flatMap((page) =>
  nodesOf(page.tree, 'code').map((block) => {
    const { language, title = '' } = parseInfoString(block.lang, block.meta);
    return { where: `${page.file}:${lineOf(block)}`, language, title, text: block.value, page };
  }),
);

interface Outcome {
  /** How to install the program if it's missing. */
  readonly missing?: string;
  /** The program's output if the kernel denied it permission, as in a container with few privileges. */
  readonly refused?: string;
  readonly good: boolean;
  readonly said: string;
}

function check({ name, package: from, command }: Program, text: string, title: string): Outcome {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [program, ...args] = command(text, folder, title);
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env });
  if ((error && 'code' in error && error.code === 'ENOENT') || status === 127)
    return { missing: `${name} is missing: apt-get install ${from}`, good: false, said: '' };
  if (error) throw error;
  const said = `${stdout}${stderr}`.replaceAll(folder, '');
  const refused = /operation not permitted/i.test(said) ? { refused: `${name} may not ask the kernel: ${said}` } : {};
  return { ...refused, good: status === 0, said };
}

/** Skips a file whose program is missing. In continuous integration, a missing program is an error instead. */
function need({ missing, refused }: Outcome, { skip }: TestContext): void {
  if (missing !== undefined && isCi) throw new Error(missing);
  const reason = missing ?? refused;
  if (reason !== undefined) skip(reason);
}

describe.each(PROGRAMS)('$name', (program) => {
  const own = blocks.filter(({ title }) => program.files.test(title));

  it.for(own)('takes $title, $where', ({ text, title, page }, context) => {
    const outcome = check(program, text, title);
    need(outcome, context);
    expect(outcome.good, outcome.said).toBe(true);
    // promtool reports the number of rules it found, and the page shows that number.
    expect(page.source).toContain(/\d+ rules found/.exec(outcome.said)?.[0] ?? '');
  });

  it.for(own)('refuses $title with a wrong line', ({ text, title }, context) => {
    const outcome = check(program, `${text}\n${program.wrong}`, title);
    need(outcome, context);
    expect(outcome.good).toBe(false);
    expect(outcome.said).toContain('nonsense');
  });
});

it('every file in the language of a program has its name', () => {
  const unread = blocks.filter(({ language, title }) => language === 'nginx' && !PROGRAMS.some(({ files }) => files.test(title)));
  expect(unread.map(({ where }) => `${where}: title the block as a file in nginx/`)).toEqual([]);
});
