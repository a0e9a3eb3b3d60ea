/** The embedded engine: an index file in, answers as the hosted service's out. Pure; runs in a worker and in node. */
import type { SearchEngine } from '../../contract';
import type { SearchIndexFile } from './index-file';
import { startAnswer, type EngineDeps } from './answer';
import { createFinder } from './finder';

/** Makes an engine. @throws Error on a file of another version, saying what to do */
export function createEngine(file: SearchIndexFile, deps: EngineDeps = {}): SearchEngine {
  const { find } = createFinder(file);
  return { search: (request) => startAnswer(request, deps)(find(request)) };
}
