/**
 * The state of translations: `npm run translation -- status|diff|accept|check`.
 *
 *   status [--json]   current, stale, missing and orphan pages, with counts
 *   diff <page>       what changed in the original since the translation was made
 *   accept <page>     records that the translation is made from the original as it is
 *   check             every fault of every translation; exits with 1 if there is one
 *
 * `--locale it` chooses the language; without it every language is taken.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UsageError } from '../src/lib/usage-error';
import { i18n } from '../src/site/locales';
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
import { checkInterface } from './translation-interface';

const root = process.env.TRANSLATION_ROOT ?? fileURLToPath(new URL('..', import.meta.url));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function printStatus(locale: string, json: boolean): void {
  const pages = status(root, locale);
  const count = counts(pages);
  if (json) {
    console.log(
      JSON.stringify(
        {
          locale,
          counts: count,
          pages: pages.map(({ page, instance, state, translation }) => ({ page, instance: instance.id, state, translation })),
        },
        null,
        2,
      ),
    );
    return;
  }
  for (const { state, translation } of pages.filter((page) => page.state !== 'current')) console.log(`${state.padEnd(8)} ${translation}`);
  const share = pages.length === 0 ? 100 : (100 * count.current) / pages.length;
  console.log(`${locale}: ${STATES.map((state) => `${count[state]} ${state}`).join(', ')} (${share.toFixed(0)} % current)`);
}

function find(locale: string, wanted: string | undefined): PageStatus {
  if (wanted === undefined) throw new UsageError('which page? Give its path, such as guides/object-lock');
  const name = wanted.replace(/\.md$/, '');
  const found = status(root, locale).filter(({ page, original, translation }) =>
    [page, original, translation].some((file) => file.replace(/\.md$/, '') === name),
  );
  const [page] = found;
  if (!page) throw new UsageError(`no page ${wanted}; npm run translation -- status --json lists them`);
  if (found.length > 1) throw new UsageError(`${wanted} is in both sections; give the path of the original, such as ${page.original}`);
  return page;
}

function printDiff(page: PageStatus): void {
  const made = page.state === 'missing' || page.state === 'orphan' ? null : recorded(read(page.translation));
  if (made === null) {
    console.log(`${page.translation}: ${page.state}; there is no recorded fingerprint to compare with. The original is ${page.original}`);
    return;
  }
  const commit = commitWith(root, page.original, made);
  if (commit === null) console.log(`${page.original}: no committed version has the fingerprint ${made}; compare the pages by eye`);
  else console.log(changesSince(root, page.original, commit) || `${page.original}: nothing changed since the translation was made`);
}

function accept(page: PageStatus): void {
  if (page.state === 'missing' || page.state === 'orphan')
    throw new UsageError(`${page.translation} is ${page.state}: there is nothing to accept`);
  const [original, translation] = [read(page.original), read(page.translation)];
  const found = differences(original, translation);
  if (found.length > 0) {
    for (const { line, message } of found) console.error(`${page.translation}:${line} ${message}`);
    throw new UsageError(`${page.translation} is not accepted while its structure differs from ${page.original}`);
  }
  writeFileSync(path.join(root, page.translation), record(translation, fingerprint(original)));
  console.log(`${page.translation}: recorded ${fingerprint(original)}`);
}

/** Faults of all pages and interface texts of a locale, one line each, with the cure. */
async function faults(locale: string): Promise<string[]> {
  const pages = status(root, locale).flatMap((page) => {
    if (page.state === 'missing')
      return [`${page.translation} is missing — translate ${page.original}, then: npm run translation -- accept ${page.original}`];
    if (page.state === 'orphan') return [`${page.translation} has no original — delete it, or restore ${page.original}`];
    const text = read(page.translation);
    // A stale page is shown with a notice; its structure is compared when it is accepted anew.
    const structure =
      page.state === 'stale'
        ? []
        : differences(read(page.original), text).map(
            ({ line, message }) => `${page.translation}:${line} ${message} — make it as in ${page.original}`,
          );
    return structure;
  });
  return [...pages, ...(await checkInterface(root, locale))];
}

async function check(locales: readonly string[], report: string | undefined): Promise<void> {
  const lines = (await Promise.all(locales.map(faults))).flat();
  const pages = locales.flatMap((locale) => status(root, locale)).length;
  for (const line of lines) console.error(line);
  for (const locale of locales) printStatus(locale, false);
  if (report !== undefined) writeFileSync(report, JSON.stringify({ passed: Math.max(pages - lines.length, 0), failed: lines.length }));
  process.exitCode = lines.length === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, locale: { type: 'string' }, report: { type: 'string' } },
  });
  const [command, page] = positionals;
  const locales = values.locale === undefined ? i18n.locales.filter((locale) => locale !== i18n.defaultLocale) : [values.locale];
  for (const locale of locales)
    if (!existsSync(path.join(root, 'i18n', locale))) throw new UsageError(`there is no language i18n/${locale}`);
  if (command === 'check') await check(locales, values.report);
  else if (command === 'status') for (const locale of locales) printStatus(locale, values.json ?? false);
  else if (command === 'diff') for (const locale of locales) printDiff(find(locale, page));
  else if (command === 'accept') for (const locale of locales) accept(find(locale, page));
  else throw new UsageError(`expected status, diff <page>, accept <page> or check; found ${command ?? 'nothing'}`);
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(`translation: ${error.message}`);
  process.exitCode = 2;
});
