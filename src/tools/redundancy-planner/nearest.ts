/** Pure functions that find the nearest layout that works. */
import type { RedundancyClass } from './core/class';
import { layoutProblems, type Problem } from './core/layout-problems';
import { readInput, type FormTexts } from './fields';

export type Changes = Readonly<Partial<Record<'outerK' | 'innerK' | 'group' | 'nexuses' | 'nodes', string>>>;

/** Changes the field with a problem as little as possible. Returns no changes if changing a number isn't enough. */
function changeFor({ code, field, values: { need, most = 0 } }: Problem, { outerN, innerN }: RedundancyClass): Changes {
  if (code === 'too-few-disks') return {};
  if (code === 'too-many-shards') return { [field]: String(most - (field === 'outerK' ? outerN : innerN)) };
  return { [field]: String(need ?? most) };
}

/** Maximum number of changes. Each change can reveal another problem. */
const MOST_CHANGES = 8;

/** @returns the field values to change, or undefined if no layout was found, for example because each node's disks are listed */
export function nearestLayout(texts: FormTexts): Changes | undefined {
  let changes: Changes = {};
  for (let tries = 0; tries < MOST_CHANGES; tries += 1) {
    const { input } = readInput({ ...texts, ...changes });
    if (!input) return undefined;
    const [problem] = layoutProblems(input.own, input.nexuses);
    if (!problem) return changes;
    changes = { ...changes, ...changeFor(problem, input.own) };
  }
  return undefined;
}
