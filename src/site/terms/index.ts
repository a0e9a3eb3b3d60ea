import { accessTerms } from './access';
import { composerTerms } from './composer';
import { protectionTerms } from './protection';
import { storageTerms } from './storage';
import type { Term, TermArea, TermEntry } from './term';

export type { Term, TermArea } from './term';

function inArea(area: TermArea, entries: readonly TermEntry[]): readonly Term[] {
  return entries.map((entry) => ({ area, ...entry }));
}

/**
 * Every term of the glossary, grouped by area and sorted by its English name.
 * A page in another language sorts by its own names.
 */
export const terms: readonly Term[] = [
  ...inArea('storage', storageTerms),
  ...inArea('access', accessTerms),
  ...inArea('protection', protectionTerms),
  ...inArea('composer', composerTerms),
];
