import type { Link } from './model';
import type { LaneBox } from './scene';

/** Extent of a lane across the flow, and the centres of its items there. */
export interface Extent {
  readonly size: number;
  readonly centers: ReadonlyMap<string, number>;
}

export function extents(lanes: readonly LaneBox[], across: 'x' | 'y'): Extent[] {
  return lanes.map(({ w, h, items }) => ({
    size: across === 'x' ? w : h,
    centers: new Map(items.map((item) => [item.item.id, across === 'x' ? item.x + item.w / 2 : item.y + item.h / 2])),
  }));
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Offset at which most links to the placed neighbour run straight; centred without links. */
function offsetTo(lane: Extent, neighbour: Extent, at: number, links: readonly Link[]): number {
  const shifts = links.map(({ from, to }) => {
    const [own, other] = lane.centers.has(from) ? [from, to] : [to, from];
    return at + (neighbour.centers.get(other) ?? 0) - (lane.centers.get(own) ?? 0);
  });
  return median(shifts) ?? at + (neighbour.size - lane.size) / 2;
}

/**
 * Offsets of the lanes across the flow: the largest stands still, the others follow their
 * neighbours so that links run straight, but never leave its extent.
 *
 * @param between links between two neighbouring lanes
 */
export function align(lanes: readonly Extent[], between: (a: number, b: number) => readonly Link[]): number[] {
  const total = Math.max(...lanes.map(({ size }) => size));
  const fixed = lanes.findIndex(({ size }) => size === total);
  const offsets = lanes.map(() => 0);
  const follow = (lane: number, neighbour: number): void => {
    const [own, other] = [lanes[lane], lanes[neighbour]];
    if (!own || !other) return;
    const wanted = offsetTo(own, other, offsets[neighbour] ?? 0, between(lane, neighbour));
    offsets[lane] = Math.min(Math.max(0, wanted), total - own.size);
  };
  for (let lane = fixed + 1; lane < lanes.length; lane += 1) follow(lane, lane - 1);
  for (let lane = fixed - 1; lane >= 0; lane -= 1) follow(lane, lane + 1);
  return offsets;
}
