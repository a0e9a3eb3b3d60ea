/** Whether a sharded index answers as well as one file: the site's own queries, asked of both. */
import { buildIndexFile } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import { buildShardedIndex } from '../engines/embedded/sharded/build';
import { createShardedEngine } from '../engines/embedded/sharded/engine';
import { folderPages, recordsOf } from '../records/folder';
import { evaluate, type RelevanceQuery, type Tally } from '../relevance/evaluate';
import { siteSynonyms } from '../synonyms';

/** @param build folder of the built site */
export async function compareRelevance(
  build: string,
  locale: string,
  queries: readonly RelevanceQuery[],
): Promise<Record<'single' | 'sharded', Tally>> {
  const records = recordsOf(await folderPages(build), locale);
  const options = { language: locale, ...siteSynonyms(locale) };
  const { file, shards } = buildShardedIndex(records, options);
  const fetchShard = (name: string): Promise<unknown> => Promise.resolve(JSON.parse(shards.get(name) ?? ''));
  return {
    single: (await evaluate(createEngine(buildIndexFile(records, options)), queries)).all,
    sharded: (await evaluate(createShardedEngine({ ...file, folder: '' }, fetchShard), queries)).all,
  };
}
