import { createContext } from 'react';
import type { Area } from './model';

/** What passes the filter. */
export interface Shown {
  /** Names of operations. */
  readonly names: ReadonlySet<string>;
  readonly areas: ReadonlySet<Area>;
  /** Whether the reader asks for a part. */
  readonly isFiltered: boolean;
}

/** Undefined outside of a filter: everything is shown. */
export const ShownContext = createContext<Shown | undefined>(undefined);
