/** `npm run search -- "query" [--locale it] [--site folder] [--hits 10]`: asks a built site and says why each hit is one. */
import { parseArgs } from 'node:util';

import { i18n } from '../../site/locales';
import { HIERARCHY_LEVELS } from '../contract';
import { createFinder, type Found } from '../engines/embedded/finder';
import type { Ranked } from '../engines/embedded/rank';
import { runCommand, type Console } from './command';
import { readSiteIndex } from './site-index';
import { UsageError } from '../../lib/usage-error';
import { scoreLine, termLines } from './why';

const USAGE = 'npm run search -- "words to look for" [--locale it] [--site build] [--hits 10]';
const DEFAULT_HITS = 10;
const MOST_HITS = 1000;

interface SearchArguments {
  query: string;
  folder: string;
  locale: string;
  hits: number;
}

function readArguments(args: readonly string[]): SearchArguments {
  const options = { locale: { type: 'string' }, site: { type: 'string' }, hits: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const query = positionals.join(' ');
  if (query.trim() === '') throw new UsageError(`What to look for? ${USAGE}`);
  const hits = Number(values.hits ?? DEFAULT_HITS);
  if (!Number.isInteger(hits) || hits < 1 || hits > MOST_HITS)
    throw new UsageError(`--hits: expected a whole number from 1 to ${MOST_HITS}, got ${values.hits}`);
  return { query, folder: values.site ?? 'build', locale: values.locale ?? i18n.defaultLocale, hits };
}

function hitLines(hit: Ranked, place: number, { query }: Found): string[] {
  const { hierarchy, url } = hit.section;
  const path = HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []).join(' › ');
  return [`${place}. ${path}`, `   ${url}`, ...termLines(query, hit).map((line) => `     ${line}`), `     score ${scoreLine(hit)}`];
}

/** Runs the command; the exit code is 0 when there are hits, 1 when there are none, 2 when it was called wrongly. */
export function searchCommand(args: readonly string[], { say, complain }: Console): Promise<number> {
  return runCommand(USAGE, complain, async () => {
    const { query, hits, folder, locale } = readArguments(args);
    const { sections, find } = await createFinder(await readSiteIndex(folder, locale));
    const found = find(query);
    say(`${folder}, ${locale}: ${found.ranked.length} of ${sections.length} sections answer “${query}”.`);
    found.ranked.slice(0, hits).forEach((hit, index) => hitLines(hit, index + 1, found).forEach(say));
    return found.ranked.length > 0 ? 0 : 1;
  });
}
