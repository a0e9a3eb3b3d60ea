import type { Neighbours } from './neighbours';
import { footprint } from './ports';
import type { Course } from './route';
import { center, type Block, type PlacedItem, type Point } from './scene';
import type { Link } from './schema';
import { sizes } from './sizes';

/** Width of a 320 px phone screen minus the page margins, so that text is shown at scale 1. */
export const NARROW_WIDTH = 288;

/** The lanes after placement, from top to bottom. */
export interface Column {
  readonly lanes: readonly Block[];
  /** Top and bottom edges of each lane. */
  readonly spans: readonly { readonly top: number; readonly bottom: number }[];
  readonly height: number;
}

/**
 * The gutter that one end of a link needs. In the narrow drawing, a link runs straight down between lanes if nothing is in its way.
 * Otherwise, it passes the lane in a gutter on one side. Links that leave or enter the same item together share a track.
 */
interface Need {
  readonly side: 'left' | 'right';
  /** Links with the same key share a track. */
  readonly key: string;
}

/** Track keys on each side of a lane. */
export interface LaneGutters {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

export const NO_GUTTERS: LaneGutters = { left: [], right: [] };

/** Distance between the content and the first track, and between adjacent tracks. */
const FIRST = 14;
const TRACK = 8;

/** Returns the space on each side of a lane. Both sides get the same space, so that the lane stays centered. */
export function gutterWidth({ left, right }: LaneGutters): number {
  const tracks = Math.max(left.length, right.length);
  return tracks === 0 ? 0 : FIRST + (tracks - 1) * TRACK + 2;
}

/** Returns whether there's another item between an item and the edge of its lane. */
function isBlocked(item: PlacedItem, { items }: Block, side: 'top' | 'bottom'): boolean {
  const x = center(item).x;
  return items.some((other) => {
    const { x: left, w, y, h } = footprint(other);
    const beyond = side === 'top' ? y + h <= item.y : y >= item.y + item.h;
    return other !== item && beyond && x > left - 8 && x < left + w + 8;
  });
}

/** Returns the side of the lane that an item is closer to. In the middle, links arrive on the left and leave on the right. */
function nearerSide(item: PlacedItem, { items }: Block, leaves: boolean): Need['side'] {
  const left = Math.min(...items.map(({ x }) => x));
  const right = Math.max(...items.map(({ x, w }) => x + w));
  const offset = center(item).x - (left + right) / 2;
  if (Math.abs(offset) < 1) return leaves ? 'right' : 'left';
  return offset < 0 ? 'left' : 'right';
}

/**
 * Returns the gutter that one end of a link needs in its lane, or undefined if nothing is in the link's way.
 *
 * @param isFan whether this end's item has other links to the other lane; if so, all of them share one track, and otherwise, links that
 * connect to the same item in the other lane share one
 */
function need(link: Link, end: 'from' | 'to', item: PlacedItem, lane: Block, towards: 'top' | 'bottom', isFan: boolean): Need | undefined {
  if (!isBlocked(item, lane, towards)) return undefined;
  const [own, other] = end === 'from' ? [link.from, link.to] : [link.to, link.from];
  return { side: nearerSide(item, lane, end === 'from'), key: isFan ? `${end} ${own}` : `${end} any, with ${other}` };
}

/** A link between lanes after placement, with the gutters that it needs. */
export interface Ends {
  readonly from: PlacedItem;
  readonly to: PlacedItem;
  readonly fromLane: number;
  readonly toLane: number;
  readonly leave?: Need;
  readonly arrive?: Need;
}

/** Returns the gutters of a link within a lane. It's straight between consecutive items, and curves around the right side otherwise. */
function sameLaneNeeds(link: Link, from: PlacedItem, to: PlacedItem, far: boolean): Pick<Ends, 'leave' | 'arrive'> {
  const beside = Math.abs(center(from).y - center(to).y) < 1;
  const below = Math.abs(center(from).x - center(to).x) < 1;
  const bow: Need = { side: 'right', key: `bow ${link.from} ${link.to}` };
  return !far && (beside || below) ? {} : { leave: bow, arrive: bow };
}

/** Finds both ends of a link, and how the link leaves its lane and enters the other one. */
export function findEnds(link: Link, column: Column, near: Neighbours): Ends {
  const [a, b] = [near.place(link.from), near.place(link.to)];
  const [fromBox, toBox] = [column.lanes[a.lane] as Block, column.lanes[b.lane] as Block];
  const find = ({ items }: Block, id: string): PlacedItem => items.find(({ item }) => item.id === id) as PlacedItem;
  const [from, to] = [find(fromBox, link.from), find(toBox, link.to)];
  const found = { from, to, fromLane: a.lane, toLane: b.lane };
  if (a.lane === b.lane) return { ...found, ...sameLaneNeeds(link, from, to, Math.abs(a.index - b.index) > 1) };
  const down = a.lane < b.lane;
  const beside = near.between(a.lane, b.lane);
  const isFan = (end: 'from' | 'to'): boolean => beside.filter((other) => other[end] === link[end]).length > 1;
  const leave = need(link, 'from', from, fromBox, down ? 'bottom' : 'top', isFan('from'));
  const arrive = need(link, 'to', to, toBox, down ? 'top' : 'bottom', isFan('to'));
  return { ...found, leave, arrive };
}

/** Returns the tracks in the gutters of `count` lanes. */
export function guttersOf(all: readonly Ends[], count: number): LaneGutters[] {
  const keys = (lane: number, side: Need['side']): string[] => {
    const needs = all.flatMap(({ fromLane, toLane, leave, arrive }) => [
      ...(leave && fromLane === lane ? [leave] : []),
      ...(arrive && toLane === lane ? [arrive] : []),
    ]);
    return [...new Set(needs.filter((found) => found.side === side).map(({ key }) => key))];
  };
  return Array.from({ length: count }, (_, lane) => ({ left: keys(lane, 'left'), right: keys(lane, 'right') }));
}

/** Returns the x position of a track in its lane. */
function trackX(found: Need, lane: number, gutters: readonly LaneGutters[]): number {
  const own = gutters[lane] ?? NO_GUTTERS;
  const distance = FIRST + own[found.side].indexOf(found.key) * TRACK;
  const x = sizes.margin + gutterWidth(own) - distance;
  return found.side === 'left' ? x : NARROW_WIDTH - x;
}

/** Returns the corners of a link that needs gutters: it runs from its ends to the tracks, and along the gap between the lanes. */
function corners({ fromLane, toLane, leave, arrive }: Ends, { spans }: Column, gutters: readonly LaneGutters[]): Course['corners'] {
  if (!leave && !arrive) return undefined;
  const out = leave && trackX(leave, fromLane, gutters);
  const into = arrive && trackX(arrive, toLane, gutters);
  const turns = (end: Point, track: number | undefined, y: number): Point[] =>
    track === undefined ? [{ x: end.x, y }] : [{ x: track, y: end.y }, ...(y === end.y ? [] : [{ x: track, y }])];
  return (start, tip) => {
    if (fromLane === toLane) return [...turns(start, out, start.y), ...turns(tip, into, tip.y)];
    const upper = Math.min(fromLane, toLane);
    const y = ((spans[upper]?.bottom ?? 0) + (spans[upper + 1]?.top ?? 0)) / 2;
    return [...turns(start, out, y), ...turns(tip, into, y).reverse()];
  };
}

/** Returns the course of a link. `gutters` are the gutters that were used to lay out the column. */
export function narrowCourse(found: Ends, column: Column, gutters: readonly LaneGutters[]): Course {
  const { from, to, fromLane, toLane, leave, arrive } = found;
  const beside = fromLane === toLane && Math.abs(center(from).y - center(to).y) < 1;
  const forward = beside ? from.x < to.x : center(from).y < center(to).y;
  const [before, after] = beside ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const fromSide = leave?.side ?? (forward ? after : before);
  return { from, to, fromSide, toSide: arrive?.side ?? (forward ? before : after), forward, corners: corners(found, column, gutters) };
}
