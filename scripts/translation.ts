/**
 * `npm run translation` manages the state of translations. `--help` explains its usage, and src/translation/README.md describes the states.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { translationLocales } from '../src/content';
import { formatDiagnostics, inFile } from '../src/lib/diagnostic';
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
import { project as root, runCommand } from './command';

const USAGE = `npm run translation -- <command> [--locale LANGUAGE]

  status [--json]   lists current, stale, missing, and orphaned pages, with counts
  diff <page>       shows what changed in the original since the page was translated
  accept <page>     records that the translation matches the current original

<page> is a path such as guides/object-lock. Without --locale, the command covers every language.
To check the translations, run npx vitest run --project translation.`;

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

/** @param wanted page ID, or path of the original or translation */
function find(locale: string, wanted: string | undefined): PageStatus {
  if (wanted === undefined) throw new UsageError('missing page: write its path, such as guides/object-lock');
  const name = wanted.replace(/\.mdx?$/, '');
  const found = status(root, locale).filter(({ id, originalFile, file }) =>
    [id, originalFile, file].some((path) => path.replace(/\.mdx?$/, '') === name),
  );
  const [page] = found;
  if (!page) throw new UsageError(`there is no page ${wanted}; npm run translation -- status --json lists all pages`);
  if (found.length > 1) throw new UsageError(`${wanted} is in both sections; write the path of the original, such as ${page.originalFile}`);
  return page;
}

function printDiff({ file, originalFile, original, translation, state }: PageStatus): void {
  const made = original && translation ? recorded(translation.source) : null;
  if (made === null) {
    console.log(`${file}: ${state}; it has no recorded fingerprint to compare with. The original is ${originalFile}`);
    return;
  }
  const commit = commitWith(root, originalFile, made, file);
  if (commit === null) console.log(`${originalFile}: no committed version has the fingerprint ${made}; compare the pages yourself`);
  else console.log(changesSince(root, originalFile, commit) || `${originalFile}: nothing has changed since the translation was made`);
}

function accept({ file, originalFile, original, translation, state }: PageStatus): void {
  if (!original || !translation) throw new UsageError(`${file} is ${state}: there is nothing to accept`);
  const found = differences(original, translation);
  if (found.length > 0) {
    for (const line of formatDiagnostics(inFile(file, found))) console.error(line);
    throw new UsageError(`${file} can’t be accepted because its structure differs from ${originalFile}`);
  }
  const made = fingerprint(original.whole);
  writeFileSync(path.join(root, file), record(translation.source, made));
  console.log(`${file}: recorded ${made}`);
}

void runCommand(
  'translation',
  USAGE,
  { json: { type: 'boolean' }, locale: { type: 'string' } },
  ([command = '', page], { json, locale: wanted }) => {
    if (!['status', 'diff', 'accept'].includes(command)) throw new UsageError(`Unknown command ${command}\n\n${USAGE}`);
    const locales = translationLocales.filter((locale) => wanted === undefined || locale === wanted);
    if (locales.length === 0) throw new UsageError(`there is no language ${wanted}; use one of ${translationLocales.join(', ')}`);
    for (const locale of locales) {
      if (command === 'status') printStatus(locale, json ?? false);
      else if (command === 'diff') printDiff(find(locale, page));
      else accept(find(locale, page));
    }
  },
  { most: 2 },
);
