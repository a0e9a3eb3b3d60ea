import type { Neighbours } from './neighbours';
import { footprint } from './ports';
import type { Course } from './route';
import { center, type Block, type PlacedItem, type Point } from './scene';
import type { Link } from './schema';
import { sizes } from './sizes';

/** Width of a 320 px phone minus the page's margins, so that text stays at scale 1. */
export const NARROW_WIDTH = 288;

/** The placed lanes, from top to bottom. */
export interface Column {
  readonly lanes: readonly Block[];
  /** Top and bottom of every lane. */
  readonly spans: readonly { readonly top: number; readonly bottom: number }[];
  readonly height: number;
}

/**
 * The gutter that the end of a link needs. In the narrow drawing, a link runs straight down between lanes if nothing is in its way.
 * Otherwise, it passes the lane in a gutter at its side. Links that leave the same item together, or arrive at it together, share a track.
 */
interface Need {
  readonly side: 'left' | 'right';
  /** Links with the same key share a track. */
  readonly key: string;
}

/** Keys of the tracks on both sides of a lane. */
export interface LaneGutters {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

export const NO_GUTTERS: LaneGutters = { left: [], right: [] };

/** Distance from the content to the first track, and between tracks. */
const FIRST = 14;
const TRACK = 8;

/** Space on each side of a lane. It is the same on both sides, so that the lane stays in the middle. */
export function gutterWidth({ left, right }: LaneGutters): number {
  const tracks = Math.max(left.length, right.length);
  return tracks === 0 ? 0 : FIRST + (tracks - 1) * TRACK + 2;
}

/** Whether another item is between an item and the edge of its lane. */
function isBlocked(item: PlacedItem, { items }: Block, side: 'top' | 'bottom'): boolean {
  const x = center(item).x;
  return items.some((other) => {
    const { x: left, w, y, h } = footprint(other);
    const beyond = side === 'top' ? y + h <= item.y : y >= item.y + item.h;
    return other !== item && beyond && x > left - 8 && x < left + w + 8;
  });
}

/** The side of its lane that an item is closer to. In the middle, links arrive on the left and leave on the right. */
function nearerSide(item: PlacedItem, { items }: Block, leaves: boolean): Need['side'] {
  const left = Math.min(...items.map(({ x }) => x));
  const right = Math.max(...items.map(({ x, w }) => x + w));
  const offset = center(item).x - (left + right) / 2;
  if (Math.abs(offset) < 1) return leaves ? 'right' : 'left';
  return offset < 0 ? 'left' : 'right';
}

/**
 * The gutter that the end of a link needs in its lane; none if nothing is in its way.
 *
 * @param isFan whether other links connect the item at this end with the other lane, in which case they share its track; otherwise, those
 * that connect to the same item of the other lane share one
 */
function need(link: Link, end: 'from' | 'to', item: PlacedItem, lane: Block, towards: 'top' | 'bottom', isFan: boolean): Need | undefined {
  if (!isBlocked(item, lane, towards)) return undefined;
  const [own, other] = end === 'from' ? [link.from, link.to] : [link.to, link.from];
  return { side: nearerSide(item, lane, end === 'from'), key: isFan ? `${end} ${own}` : `${end} any, with ${other}` };
}

/** A link between the placed lanes, with the gutters that it needs. */
export interface Ends {
  readonly from: PlacedItem;
  readonly to: PlacedItem;
  readonly fromLane: number;
  readonly toLane: number;
  readonly leave?: Need;
  readonly arrive?: Need;
}

/** Within a lane, a link is straight between consecutive items, and a bow on the right otherwise. */
function sameLaneNeeds(link: Link, from: PlacedItem, to: PlacedItem, far: boolean): Pick<Ends, 'leave' | 'arrive'> {
  const beside = Math.abs(center(from).y - center(to).y) < 1;
  const below = Math.abs(center(from).x - center(to).x) < 1;
  const bow: Need = { side: 'right', key: `bow ${link.from} ${link.to}` };
  return !far && (beside || below) ? {} : { leave: bow, arrive: bow };
}

/** Finds the ends of a link, and how it leaves its lane and enters the other one. */
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

/** The tracks in the gutters of `count` lanes. */
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

/** The x position of a need's track in its lane. */
function trackX(found: Need, lane: number, gutters: readonly LaneGutters[]): number {
  const own = gutters[lane] ?? NO_GUTTERS;
  const distance = FIRST + own[found.side].indexOf(found.key) * TRACK;
  const x = sizes.margin + gutterWidth(own) - distance;
  return found.side === 'left' ? x : NARROW_WIDTH - x;
}

/** The corners of a link that needs gutters: from its ends to the tracks, and along the gap between the lanes. */
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

/** The course of a link; `gutters` are those with which the column was laid out. */
export function narrowCourse(found: Ends, column: Column, gutters: readonly LaneGutters[]): Course {
  const { from, to, fromLane, toLane, leave, arrive } = found;
  const beside = fromLane === toLane && Math.abs(center(from).y - center(to).y) < 1;
  const forward = beside ? from.x < to.x : center(from).y < center(to).y;
  const [before, after] = beside ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const fromSide = leave?.side ?? (forward ? after : before);
  return { from, to, fromSide, toSide: arrive?.side ?? (forward ? before : after), forward, corners: corners(found, column, gutters) };
}
