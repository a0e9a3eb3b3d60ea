/** Headings: pinned ids that survive a translation, and levels that screen readers can navigate. */
import type { Heading } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The title in the front matter is the only level-1 heading. */
const HIGHEST = 2;
const LOWEST = 4;

function idProblems({ line, text, id }: Heading): Problem[] {
  if (id === undefined) return [{ line, message: `heading "${text}" has no pinned id`, hint: 'add one at its end: {#short-name}' }];
  return ID.test(id) ? [] : [{ line, message: `heading id ${id} is not in lower case with hyphens`, hint: 'write it like {#turn-on}' }];
}

function levelProblems({ line, text, level }: Heading, before: number): Problem[] {
  if (level < HIGHEST)
    return [{ line, message: `"${text}" is a heading of level 1`, hint: 'use ##: the title comes from the front matter' }];
  if (level > LOWEST)
    return [{ line, message: `"${text}" is a heading of level ${level}`, hint: 'use ## and ###; make deeper parts a list or a page' }];
  if (level > before + 1)
    return [{ line, message: `"${text}" is of level ${level} after level ${before}`, hint: `use ${'#'.repeat(before + 1)}` }];
  return [];
}

/** @param first the first heading on the page with the same id */
function duplicateProblems({ line, id }: Heading, first: Heading | undefined): Problem[] {
  if (id === undefined || first === undefined || first.line === line) return [];
  return [{ line, message: `id ${id} is that of line ${first.line}, too`, hint: 'give each heading its own id' }];
}

export const headings: Check = ({ headings: all }) =>
  all.flatMap((heading, index) => [
    ...idProblems(heading),
    ...levelProblems(heading, all[index - 1]?.level ?? 1),
    ...duplicateProblems(
      heading,
      all.find(({ id }) => id === heading.id),
    ),
  ]);
