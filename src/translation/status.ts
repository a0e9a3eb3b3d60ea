/** The state of every page's translation. */
import { fingerprint } from './fingerprint';
import { pairs, readOrNull, type Pair } from './pages';
import { recorded } from './record';

/**
 * current: made from the text as it is. stale: the original changed since, or the translation does
 * not say what it was made from. missing: not translated. orphan: the original is gone.
 */
export type State = 'current' | 'stale' | 'missing' | 'orphan';

export const STATES: readonly State[] = ['current', 'stale', 'missing', 'orphan'];

export interface PageStatus extends Pair {
  state: State;
}

/** @param original and @param translation texts, null for a file that is not there */
export function stateOf(original: string | null, translation: string | null): State {
  if (original === null) return 'orphan';
  if (translation === null) return 'missing';
  return recorded(translation) === fingerprint(original) ? 'current' : 'stale';
}

export function status(root: string, locale: string): PageStatus[] {
  return pairs(root, locale).map((pair) => ({
    ...pair,
    state: stateOf(readOrNull(root, pair.original), readOrNull(root, pair.translation)),
  }));
}

export function counts(pages: readonly PageStatus[]): Record<State, number> {
  const count = (state: State): number => pages.filter((page) => page.state === state).length;
  return { current: count('current'), stale: count('stale'), missing: count('missing'), orphan: count('orphan') };
}
