import type { Link } from './schema';
import { center, type Block } from './scene';

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/**
 * Calculates the vertical offsets of lanes that are side by side. The tallest lane stays in place. Each other lane is aligned with its
 * neighbor so that most links to it are straight, or is centered if it has no links. No lane extends beyond the tallest one.
 *
 * @param between function that returns the links between two neighboring lanes
 */
export function align(lanes: readonly Block[], between: (a: number, b: number) => readonly Link[]): number[] {
  const total = Math.max(...lanes.map(({ h }) => h));
  const highest = lanes.findIndex(({ h }) => h === total);
  const middles = lanes.map(({ items }) => new Map(items.map((placed) => [placed.item.id, center(placed).y])));
  const offsets = lanes.map(() => 0);
  const follow = (lane: number, neighbour: number): void => {
    const middle = (of: number, { from, to }: Link): number => middles[of]?.get(from) ?? middles[of]?.get(to) ?? 0;
    const shifts = between(lane, neighbour).map((link) => middle(neighbour, link) - middle(lane, link));
    const free = total - (lanes[lane]?.h ?? 0);
    const centred = (free - total + (lanes[neighbour]?.h ?? 0)) / 2;
    offsets[lane] = Math.min(Math.max(0, (offsets[neighbour] ?? 0) + (median(shifts) ?? centred)), free);
  };
  for (let lane = highest + 1; lane < lanes.length; lane += 1) follow(lane, lane - 1);
  for (let lane = highest - 1; lane >= 0; lane -= 1) follow(lane, lane + 1);
  return offsets;
}
