import type { Link } from './schema';
import { footprint, type Side } from './ports';
import { center, type Block, type PlacedItem } from './scene';

/**
 * In the narrow drawing a link runs straight down between lanes where nothing stands in its
 * way. Otherwise it passes the lane in a gutter at its side. Links that leave one item together,
 * or arrive at one together, share a track.
 */
interface Passage {
  readonly side: Extract<Side, 'left' | 'right'>;
  readonly track: number;
}

export interface LaneGutters {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

export const NO_GUTTERS: LaneGutters = { left: [], right: [] };

/** First track from the content, and from track to track. */
const FIRST = 14;
const TRACK = 8;

/** Room at each side of a lane: the same on both, so that the lane stays in the middle. */
export function gutterWidth({ left, right }: LaneGutters): number {
  const tracks = Math.max(left.length, right.length);
  return tracks === 0 ? 0 : FIRST + (tracks - 1) * TRACK + 2;
}

/** How far a track is from the content beside it. */
export const trackDistance = (track: number): number => FIRST + track * TRACK;

/** Whether another item stands between an item and the edge of its lane. */
function isBlocked(item: PlacedItem, { items }: Block, side: 'top' | 'bottom'): boolean {
  const x = center(item).x;
  return items.some((other) => {
    const { x: left, w, y, h } = footprint(other);
    const beyond = side === 'top' ? y + h <= item.y : y >= item.y + item.h;
    return other !== item && beyond && x > left - 8 && x < left + w + 8;
  });
}

/** The side of its lane that an item is nearer to; from the middle, links arrive left and leave right. */
function nearerSide(item: PlacedItem, lane: Block, leaves: boolean): Passage['side'] {
  const offset = center(item).x - laneCenter(lane);
  if (Math.abs(offset) < 1) return leaves ? 'right' : 'left';
  return offset < 0 ? 'left' : 'right';
}

function laneCenter({ items }: Block): number {
  const left = Math.min(...items.map(({ x }) => x));
  const right = Math.max(...items.map(({ x, w }) => x + w));
  return (left + right) / 2;
}

export interface Need {
  readonly side: Passage['side'];
  /** Links with one key share a track. */
  readonly key: string;
}

/**
 * The gutter that the end of a link needs in its lane, none where the way is free.
 *
 * @param isFan whether further links join the item at this end with the other lane: they share
 *              its track. Otherwise those that join the same item of the other lane share one.
 */
export function need(
  link: Link,
  end: 'from' | 'to',
  item: PlacedItem,
  lane: Block,
  towards: 'top' | 'bottom',
  isFan: boolean,
): Need | undefined {
  if (!isBlocked(item, lane, towards)) return undefined;
  const [own, other] = end === 'from' ? [link.from, link.to] : [link.to, link.from];
  return { side: nearerSide(item, lane, end === 'from'), key: isFan ? `${end} ${own}` : `${end} any, with ${other}` };
}
