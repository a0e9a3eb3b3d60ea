/** The engines under test by name. */
import type { BenchEngine, EngineName } from '../types';
import { embedded, inShards, oneFile } from './embedded';
import { orama } from './orama';
import { pagefind } from './pagefind';

export const engines: Record<EngineName, BenchEngine> = { embedded, 'one-file': oneFile, shards: inShards, pagefind, orama };
