/** The engines under test by name. */
import type { BenchEngine, EngineName } from '../types';
import { embedded } from './embedded';
import { orama } from './orama';
import { pagefind } from './pagefind';

export const engines: Record<EngineName, BenchEngine> = { embedded, pagefind, orama };
