/**
 * Routes the links of the narrow drawing around items. A link runs straight down between lanes if nothing is in its way. Otherwise, it
 * passes the lane in a gutter on one side.
 */
import type { Neighbours } from './neighbours';
import type { Course } from './route';
import { center, footprint, sizes, type Block, type PlacedItem, type Point } from './scene';
import type { Link } from './schema';

/** Width of a 320 px phone screen minus the page margins, so that text is shown at scale 1. */
export const NARROW_WIDTH = 288;

/** A lane after placement, which begins `top` px below the top edge. */
export interface PlacedLane extends Block {
  readonly top: number;
}

type GutterSide = 'left' | 'right';

/** Keys of the tracks on each side of each lane, starting with the track next to the content. */
export type Gutters = readonly Readonly<Record<GutterSide, readonly string[]>>[];

/** One end of a link. */
interface End {
  readonly item: PlacedItem;
  readonly lane: number;
  /** Undefined if nothing is in the link's way. Links whose gutters have the same key share a track. */
  readonly gutter: { readonly side: GutterSide; readonly key: string } | undefined;
}

export type Ends = Readonly<Record<'from' | 'to', End>>;

/** Distance between the content and the first track, and between adjacent tracks. */
const FIRST = 14;
const TRACK = 8;

/** Returns the space on each side of a lane. Both sides get the same space, so that the lane stays centered. */
export function gutterWidth(gutters: Gutters, lane: number): number {
  const tracks = Math.max(gutters[lane]?.left.length ?? 0, gutters[lane]?.right.length ?? 0);
  return tracks === 0 ? 0 : FIRST + (tracks - 1) * TRACK + 2;
}

/** Returns whether there's another item between an item and the edge of its lane. */
function isBlocked(item: PlacedItem, { items }: Block, towards: 'top' | 'bottom'): boolean {
  const x = center(item).x;
  return items.some((other) => {
    const { x: left, w, y, h } = footprint(other);
    const beyond = towards === 'top' ? y + h <= item.y : y >= item.y + item.h;
    return other !== item && beyond && x > left - 8 && x < left + w + 8;
  });
}

/** Returns the side of the lane that an item is closer to. In the middle, links arrive on the left and leave on the right. */
function nearerSide(item: PlacedItem, { items }: Block, leaves: boolean): GutterSide {
  const left = Math.min(...items.map(({ x }) => x));
  const right = Math.max(...items.map(({ x, w }) => x + w));
  const offset = center(item).x - (left + right) / 2;
  if (Math.abs(offset) < 1) return leaves ? 'right' : 'left';
  return offset < 0 ? 'left' : 'right';
}

/** Returns whether two items are side by side (`y`), or one above the other (`x`). */
const isAligned = (a: PlacedItem, b: PlacedItem, axis: 'x' | 'y'): boolean => Math.abs(center(a)[axis] - center(b)[axis]) < 1;

/** Finds both ends of a link, and the gutters that it needs. */
export function findEnds(link: Link, lanes: readonly PlacedLane[], near: Neighbours): Ends {
  const places = { from: near.place(link.from), to: near.place(link.to) };
  const laneOf = (end: keyof Ends): PlacedLane => lanes[places[end].lane] as PlacedLane;
  const itemOf = (end: keyof Ends): PlacedItem => laneOf(end).items.find(({ item }) => item.id === link[end]) as PlacedItem;
  const distance = places.to.lane - places.from.lane;
  // Within a lane, a link is straight between consecutive items, and curves around the right side otherwise.
  const isFar = Math.abs(places.to.index - places.from.index) > 1;
  const isBow = distance === 0 && (isFar || !(['x', 'y'] as const).some((axis) => isAligned(itemOf('from'), itemOf('to'), axis)));
  const beside = near.between(places.from.lane, places.to.lane);
  const gutterOf = (end: keyof Ends, other: keyof Ends): End['gutter'] => {
    if (distance === 0) return isBow ? { side: 'right', key: `bow ${link.from} ${link.to}` } : undefined;
    if (!isBlocked(itemOf(end), laneOf(end), distance > 0 === (end === 'from') ? 'bottom' : 'top')) return undefined;
    // If this end's item has other links to the other lane, all of them share a track. Otherwise, links to the same item share one.
    const isFan = beside.filter((another) => another[end] === link[end]).length > 1;
    const key = isFan ? `${end} ${link[end]}` : `${end} any, with ${link[other]}`;
    return { side: nearerSide(itemOf(end), laneOf(end), end === 'from'), key };
  };
  return {
    from: { item: itemOf('from'), lane: places.from.lane, gutter: gutterOf('from', 'to') },
    to: { item: itemOf('to'), lane: places.to.lane, gutter: gutterOf('to', 'from') },
  };
}

/** Adds the tracks that links need. */
export function widened(gutters: Gutters, links: readonly Ends[]): Gutters {
  const ends = links.flatMap(({ from, to }) => [from, to]);
  return gutters.map((known, lane) => {
    const keys = (side: GutterSide): string[] => {
      const needed = ends.flatMap((end) => (end.lane === lane && end.gutter?.side === side ? end.gutter.key : []));
      return [...new Set([...known[side], ...needed])];
    };
    return { left: keys('left'), right: keys('right') };
  });
}

/** Returns the x position of an end's track, if it has one. */
function trackX({ lane, gutter }: End, gutters: Gutters): number | undefined {
  if (!gutter) return undefined;
  const distance = FIRST + (gutters[lane]?.[gutter.side].indexOf(gutter.key) ?? 0) * TRACK;
  const x = sizes.margin + gutterWidth(gutters, lane) - distance;
  return gutter.side === 'left' ? x : NARROW_WIDTH - x;
}

/** Returns the corners of a link that needs gutters: it runs from its ends to the tracks, and along the gap between the lanes. */
function corners({ from, to }: Ends, lanes: readonly PlacedLane[], gutters: Gutters): Course['corners'] {
  if (!from.gutter && !to.gutter) return undefined;
  const [out, into] = [trackX(from, gutters), trackX(to, gutters)];
  const turns = (end: Point, track: number | undefined, y: number): Point[] =>
    track === undefined ? [{ x: end.x, y }] : [{ x: track, y: end.y }, ...(y === end.y ? [] : [{ x: track, y }])];
  return (start, tip) => {
    if (from.lane === to.lane) return [...turns(start, out, start.y), ...turns(tip, into, tip.y)];
    const [upper, lower] = [from.lane, to.lane].sort((a, b) => a - b).map((lane) => lanes[lane]) as [PlacedLane, PlacedLane];
    const y = (upper.top + upper.h + lower.top) / 2;
    return [...turns(start, out, y), ...turns(tip, into, y).reverse()];
  };
}

/** Returns the course of a link. `gutters` are the gutters that were used to place the lanes. */
export function narrowCourse(ends: Ends, lanes: readonly PlacedLane[], gutters: Gutters): Course {
  const [from, to] = [ends.from.item, ends.to.item];
  const beside = ends.from.lane === ends.to.lane && isAligned(from, to, 'y');
  const forward = beside ? from.x < to.x : center(from).y < center(to).y;
  const [before, after] = beside ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const fromSide = ends.from.gutter?.side ?? (forward ? after : before);
  return {
    from,
    to,
    fromSide,
    toSide: ends.to.gutter?.side ?? (forward ? before : after),
    forward,
    corners: corners(ends, lanes, gutters),
  };
}
