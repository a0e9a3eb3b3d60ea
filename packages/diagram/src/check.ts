import { places, type Place } from './neighbours';
import type { Diagram, Lane } from './schema';

/** A contradiction between two parts of a diagram, with the path to the part that causes it. */
export interface Contradiction {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const ITEMS_MAX = 8;

function checkLane({ groups }: Lane, lane: number): Contradiction[] {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return count > ITEMS_MAX ? [{ path: ['lanes', lane], message: `has ${count} items; expected at most ${ITEMS_MAX} in a lane` }] : [];
}

function checkIds({ lanes }: Diagram): Contradiction[] {
  const all = lanes.flatMap(({ groups }, lane) => groups.flatMap(({ items }) => items.map(({ id }) => ({ id, lane }))));
  return all
    .filter(({ id }, index) => all.findIndex((item) => item.id === id) < index)
    .map(({ id, lane }) => ({ path: ['lanes', lane], message: `the id ${id} is used twice; give each item a unique id` }));
}

function checkEnds(from: Place, to: Place): string | undefined {
  if (from.lane === to.lane && from.index === to.index) return 'links an item to itself';
  if (Math.abs(from.lane - to.lane) > 1) return 'links items that are more than one lane apart; link items in adjacent lanes, or move one';
  return undefined;
}

function checkLinks(diagram: Diagram): Contradiction[] {
  const known = places(diagram);
  const seen = new Set<string>();
  return diagram.links.flatMap(({ from, to }, index): Contradiction[] => {
    const path = ['links', index];
    const missing = [from, to].filter((id) => !known.has(id));
    if (missing.length > 0) return [{ path, message: `no item has the id ${missing.join(', ')}; known: ${[...known.keys()].join(', ')}` }];
    const key = `${from}>${to}`;
    if (seen.has(key)) return [{ path, message: `links ${from} to ${to} again; remove one of these links` }];
    seen.add(key);
    const message = checkEnds(known.get(from) as Place, known.get(to) as Place);
    return message === undefined ? [] : [{ path, message }];
  });
}

/** Returns all contradictions between the parts of a diagram. */
export function check(diagram: Diagram): Contradiction[] {
  return [...diagram.lanes.flatMap(checkLane), ...checkIds(diagram), ...checkLinks(diagram)];
}
