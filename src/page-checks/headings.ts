/** Headings: pinned ids that survive a translation, and levels that a screen reader can walk. */
import type { Check, Fault, Heading } from './types';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The title of the front matter is the only heading of level 1. */
const HIGHEST = 2;
const LOWEST = 4;

function idFaults({ line, text, id }: Heading): Fault[] {
  if (id === undefined) return [{ line, message: `heading "${text}" has no pinned id`, cure: 'add one at its end: {#short-name}' }];
  return ID.test(id) ? [] : [{ line, message: `heading id ${id} is not in lower case with hyphens`, cure: 'write it like {#turn-on}' }];
}

function levelFaults({ line, text, level }: Heading, before: number): Fault[] {
  if (level < HIGHEST)
    return [{ line, message: `"${text}" is a heading of level 1`, cure: 'use ##: the title comes from the front matter' }];
  if (level > LOWEST)
    return [{ line, message: `"${text}" is a heading of level ${level}`, cure: 'use ## and ###; make deeper parts a list or a page' }];
  if (level > before + 1)
    return [{ line, message: `"${text}" is of level ${level} after level ${before}`, cure: `use ${'#'.repeat(before + 1)}` }];
  return [];
}

export const headings: Check = {
  name: 'headings',
  run: ({ headings: all }) => {
    const seen = new Map<string, number>();
    return all.flatMap((heading, index) => {
      const faults = [...idFaults(heading), ...levelFaults(heading, all[index - 1]?.level ?? 1)];
      const first = heading.id === undefined ? undefined : seen.get(heading.id);
      if (first !== undefined)
        faults.push({
          line: heading.line,
          message: `id ${heading.id} is that of line ${first}, too`,
          cure: 'give each heading its own id',
        });
      if (heading.id !== undefined && first === undefined) seen.set(heading.id, heading.line);
      return faults;
    });
  },
};
