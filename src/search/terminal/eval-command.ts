/** `npm run search:eval -- [--queries file.json] [--locale it] [--site folder]`: how well a built site's search answers. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createEngine } from '../engines/embedded/engine';
import { readSections } from '../engines/embedded/sections';
import { evaluate, staleUrls } from '../relevance/evaluate';
import { missedGoals } from '../relevance/goals';
import { readQueries } from '../relevance/query-file';
import { missLine, tableLines } from '../relevance/report';
import { runCommand, type Console } from './command';
import { loadSiteIndex } from './site-index';
import { UsageError } from '../../lib/usage-error';

const USAGE = 'npm run search:eval -- [--queries file.json] [--locale it] [--site build]';

/** The room's own set for a locale, for a call that names no file; npm runs commands in the root of the project. */
function ownSet(locale: string): string {
  const path = `src/search/relevance/queries.${locale}.json`;
  if (!existsSync(path)) throw new UsageError(`There is no set of queries for ${locale}; name a file with --queries`);
  return path;
}

/** Runs the command; the exit code is 0 when every goal is reached, 1 when not or when expected urls are gone, 2 when it was called wrongly. */
export function evalCommand(args: readonly string[], { say, complain }: Console): Promise<number> {
  return runCommand(USAGE, complain, async () => {
    const options = { locale: { type: 'string' }, site: { type: 'string' }, queries: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const given = values.queries === undefined ? undefined : readQueries(values.queries);
    const { file, locale } = await loadSiteIndex({ folder: values.site ?? 'build', locale: values.locale });
    const queries = given ?? readQueries(ownSet(locale));
    const evaluation = evaluate(createEngine(file), queries);
    tableLines(evaluation).forEach(say);
    evaluation.misses.map(missLine).forEach(say);
    const stale = staleUrls(queries, new Set(readSections(file).map((section) => section.url)));
    const faults = [
      ...stale.map((url) => `${url} is expected, but not in the site: name the section that answers the query now.`),
      ...missedGoals(evaluation.all),
    ];
    faults.forEach(complain);
    return faults.length === 0 ? 0 : 1;
  });
}
