/**
 * Measures the search of the built site in every language: `tsx scripts/check-search.ts [report.json]`. Fails when a
 * goal is missed, an expected section is gone or an index outgrows its budget. The report has `{passed, failed}`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import { checkOtherSets, embeddedIndexPath, evalCommand } from '../src/search/plugin';
import { i18n } from '../src/site/locales';

/** Checks of a language: the room's own queries, those of others, the size. */
const CHECKS = 3;
/** Most bytes of an index as it goes over the wire (Brotli 11). */
const MOST_BYTES = 170_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const site = path.join(root, 'build');
const say = (line: string): void => {
  console.log(line);
};
const complain = (line: string): void => {
  console.error(line);
};

/** Faults of an index's size; none where search is hosted and there is no index. */
function sizeFaults(locale: string): number {
  const file = path.join(site, locale === i18n.defaultLocale ? '' : locale, embeddedIndexPath(locale));
  if (!existsSync(file)) return 0;
  const bytes = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  console.log(`${locale}: the index has ${bytes} bytes (Brotli 11), ${MOST_BYTES} are allowed.`);
  if (bytes <= MOST_BYTES) return 0;
  complain(`${locale}: the search index is ${bytes - MOST_BYTES} bytes too large; src/search/README.md tells what is in it.`);
  return 1;
}

async function main(): Promise<void> {
  let failed = 0;
  for (const locale of i18n.locales) {
    const code = await evalCommand(['--site', site, '--locale', locale], { say, complain });
    const belowFloor = await checkOtherSets({ folder: site, locale }, { say, complain });
    failed += Number(code !== 0) + Number(belowFloor > 0) + sizeFaults(locale);
  }
  const [, , report] = process.argv;
  if (report !== undefined) writeFileSync(report, JSON.stringify({ passed: CHECKS * i18n.locales.length - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

// Green is what main says at its end, and nothing else.
process.exitCode = 1;
void main();
