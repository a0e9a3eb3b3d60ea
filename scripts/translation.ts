/** `npm run translation`: the state of translations. `--help` says how; src/translation/README.md says what a state means. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { translationLocales } from '../src/content';
import { DiagnosticError, formatDiagnostics, inFile } from '../src/lib/diagnostic';
import { UsageError } from '../src/lib/usage-error';
import {
  changesSince,
  commitWith,
  counts,
  differences,
  fingerprint,
  record,
  recorded,
  STATES,
  status,
  type PageStatus,
} from '../src/translation/plugin';

const USAGE = `npm run translation -- <command> [--locale LANGUAGE]

  status [--json]   current, stale, missing and orphan pages, with counts
  diff <page>       what changed in the original since the translation was made
  accept <page>     records that the translation is made from the original as it is

A page is a path such as guides/object-lock. Without --locale every language is taken.
npx vitest run --project translation checks the translations.`;

const root = fileURLToPath(new URL('..', import.meta.url));

function printStatus(locale: string, json: boolean): void {
  const pages = status(root, locale);
  const count = counts(pages);
  if (json) {
    const list = pages.map(({ id, instance, state, file }) => ({ page: id, instance: instance.id, state, translation: file }));
    console.log(JSON.stringify({ locale, counts: count, pages: list }, null, 2));
    return;
  }
  for (const { state, file } of pages.filter((page) => page.state !== 'current')) console.log(`${state.padEnd(8)} ${file}`);
  const share = pages.length === 0 ? 100 : (100 * count.current) / pages.length;
  console.log(`${locale}: ${STATES.map((state) => `${count[state]} ${state}`).join(', ')} (${share.toFixed(0)} % current)`);
}

/** @param wanted id of a page, or path of its original or translation */
function find(locale: string, wanted: string | undefined): PageStatus {
  if (wanted === undefined) throw new UsageError('which page? Give its path, such as guides/object-lock');
  const name = wanted.replace(/\.mdx?$/, '');
  const found = status(root, locale).filter(({ id, originalFile, file }) =>
    [id, originalFile, file].some((path) => path.replace(/\.mdx?$/, '') === name),
  );
  const [page] = found;
  if (!page) throw new UsageError(`no page ${wanted}; npm run translation -- status --json lists them`);
  if (found.length > 1) throw new UsageError(`${wanted} is in both sections; give the path of the original, such as ${page.originalFile}`);
  return page;
}

function printDiff({ file, originalFile, original, translation, state }: PageStatus): void {
  const made = original && translation ? recorded(translation.source) : null;
  if (made === null) {
    console.log(`${file}: ${state}; there is no recorded fingerprint to compare with. The original is ${originalFile}`);
    return;
  }
  const commit = commitWith(root, originalFile, made);
  if (commit === null) console.log(`${originalFile}: no committed version has the fingerprint ${made}; compare the pages by eye`);
  else console.log(changesSince(root, originalFile, commit) || `${originalFile}: nothing changed since the translation was made`);
}

function accept({ file, originalFile, original, translation, state }: PageStatus): void {
  if (!original || !translation) throw new UsageError(`${file} is ${state}: there is nothing to accept`);
  const found = differences(original.tree, translation.tree);
  if (found.length > 0) {
    for (const line of formatDiagnostics(inFile(file, found))) console.error(line);
    throw new UsageError(`${file} is not accepted while its structure differs from ${originalFile}`);
  }
  const made = fingerprint(original.whole);
  writeFileSync(path.join(root, file), record(translation.source, made));
  console.log(`${file}: recorded ${made}`);
}

const COMMANDS: readonly (string | undefined)[] = ['status', 'diff', 'accept'];

/** Options and command as they were given. @throws {UsageError} with what is expected */
function readArguments() {
  const options = { json: { type: 'boolean' }, locale: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (!values.help && !COMMANDS.includes(positionals[0])) throw new TypeError(`No command ${positionals[0] ?? ''}`.trim());
    return { values, positionals };
  } catch (error) {
    throw new UsageError(`${(error as TypeError).message}\n\n${USAGE}`);
  }
}

function main(): void {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [command, page] = positionals;
  const locales = translationLocales.filter((locale) => values.locale === undefined || locale === values.locale);
  if (locales.length === 0) throw new UsageError(`no language ${values.locale}; expected one of ${translationLocales.join(', ')}`);
  for (const locale of locales) {
    if (command === 'status') printStatus(locale, values.json ?? false);
    else if (command === 'diff') printDiff(find(locale, page));
    else accept(find(locale, page));
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof DiagnosticError)) throw error;
  console.error(`translation: ${error.message}`);
  process.exitCode = 2;
}
