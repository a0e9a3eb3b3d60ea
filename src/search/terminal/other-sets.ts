/** The queries of `relevance/others/`: measured like the room's own set, against floors in place of goals. */
import { existsSync } from 'node:fs';

import { createEngine } from '../engines/embedded/engine';
import { evaluate } from '../relevance/evaluate';
import { FLOORS, missedGoals } from '../relevance/goals';
import { readQueries } from '../relevance/query-file';
import { setLine } from '../relevance/report';
import type { Console } from './command';
import { loadSiteIndex, type SiteChoice } from './site-index';

/**
 * Asks a built site every set that there is in its language, a line each.
 * @returns the number of sets below a floor
 * @throws {UsageError} when there is no such site or a set is not as expected
 */
export async function checkOtherSets(site: SiteChoice, { say, complain }: Console): Promise<number> {
  const { file, locale } = await loadSiteIndex(site);
  const engine = createEngine(file);
  let failed = 0;
  for (const [name, floors] of Object.entries(FLOORS)) {
    const path = `src/search/relevance/others/${name}.${locale}.json`;
    if (!existsSync(path)) continue;
    const evaluation = evaluate(engine, readQueries(path));
    say(setLine(`others/${name}.${locale}`, evaluation));
    const missed = missedGoals(evaluation.all, floors);
    missed.forEach((line) => {
      complain(`${path}: ${line}`);
    });
    failed += Number(missed.length > 0);
  }
  return failed;
}
