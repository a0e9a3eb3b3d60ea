import { OUTWARD, port, type Side } from './ports';
import type { PlacedItem, Point, Route } from './scene';

/** A link, with the sides where it leaves one item and arrives at the other. */
export interface Course {
  readonly from: PlacedItem;
  readonly to: PlacedItem;
  readonly fromSide: Side;
  readonly toSide: Side;
  /** True if the link follows the direction of the drawing, and false if it runs against it. */
  readonly forward: boolean;
  /** Corners between the two ends. Without corners, the link is a curve or a straight line. */
  readonly corners?: (start: Point, tip: Point) => readonly Point[];
}

/** Half the distance between links that use the same side of an item in opposite directions. */
const SHIFT = 9;

/** Minimum length of a curve's arms, so that the curve leaves and arrives at a right angle. */
const ARM_MIN = 18;

/** Returns the sides where links both leave and arrive, as `id side`. */
function busySides(courses: readonly Course[]): Set<string> {
  const starts = new Set(courses.map(({ from, fromSide }) => `${from.item.id} ${fromSide}`));
  return new Set(courses.map(({ to, toSide }) => `${to.item.id} ${toSide}`).filter((key) => starts.has(key)));
}

const isSideways = (side: Side): boolean => side === 'left' || side === 'right';

function curve(start: Point, tip: Point, { fromSide, toSide }: Course): Point[] {
  const [out, into] = [OUTWARD[fromSide], OUTWARD[toSide]];
  const along = isSideways(fromSide) ? Math.abs(tip.x - start.x) : Math.abs(tip.y - start.y);
  // If both ends are on the same side of a column, there's no distance to divide, and the arms form the curve.
  const arm = fromSide === toSide ? along + 2 * ARM_MIN : Math.max(ARM_MIN, along / 2);
  return [start, { x: start.x + out.x * arm, y: start.y + out.y * arm }, { x: tip.x + into.x * arm, y: tip.y + into.y * arm }, tip];
}

/** Maximum distance that an end can move along its side to straighten a nearly straight link. */
const STRAIGHTEN_MAX = 16;

/** Minimum distance between an end and the corners of its box. */
const CORNER_ROOM = 12;

/** Returns how far a link's end can move along its side. Links can meet a cell at one point only, and can't move on a shared side. */
function freedom(item: PlacedItem, side: Side, shared: boolean): number {
  if (shared || item.item.shape === 'hex') return 0;
  return Math.max(0, Math.min(STRAIGHTEN_MAX, (isSideways(side) ? item.h : item.w) / 2 - CORNER_ROOM));
}

type IsShared = (item: PlacedItem, side: Side) => boolean;

/** Moves one end of a nearly straight link to make the link straight. */
function straightened(start: Point, tip: Point, { from, to, fromSide, toSide }: Course, isShared: IsShared): [Point, Point] {
  const across = isSideways(fromSide) ? 'y' : 'x';
  const off = Math.abs(tip[across] - start[across]);
  if (fromSide === toSide || isSideways(fromSide) !== isSideways(toSide)) return [start, tip];
  if (off <= freedom(to, toSide, isShared(to, toSide))) return [start, { ...tip, [across]: start[across] }];
  if (off <= freedom(from, fromSide, isShared(from, fromSide))) return [{ ...start, [across]: tip[across] }, tip];
  return [start, tip];
}

/** Draws every course, and keeps links apart that use the same side in opposite directions. */
export function routes(courses: readonly Course[]): Route[] {
  const busy = busySides(courses);
  const count = (item: PlacedItem, side: Side): number =>
    courses.filter(({ from, to, fromSide, toSide }) => (from === item && fromSide === side) || (to === item && toSide === side)).length;
  return courses.map((course) => {
    const { from, to, fromSide, toSide, forward, corners } = course;
    const shift = forward ? -SHIFT : SHIFT;
    const start = port(from, fromSide, busy.has(`${from.item.id} ${fromSide}`) ? shift : 0, 'start');
    const tip = port(to, toSide, busy.has(`${to.item.id} ${toSide}`) ? shift : 0, 'tip');
    if (corners) return { kind: 'line', points: [start, ...corners(start, tip), tip] };
    const [first, last] = straightened(start, tip, course, (item, side) => count(item, side) > 1);
    const off = isSideways(fromSide) ? last.y - first.y : last.x - first.x;
    if (fromSide !== toSide && Math.abs(off) < 0.5) return { kind: 'line', points: [first, last] };
    return { kind: 'curve', points: curve(first, last, course) };
  });
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Returns a point on a Bézier curve of any degree, using De Casteljau's algorithm. */
function onCurve(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (!first) throw new Error('a route needs points');
  if (rest.length === 0) return first;
  const inner = rest.map((point, index) => between(points[index] ?? point, point, t));
  return onCurve(inner, t);
}

function onLine(points: readonly Point[], t: number): Point {
  const lengths = points.slice(1).map((point, index) => Math.hypot(point.x - (points[index]?.x ?? 0), point.y - (points[index]?.y ?? 0)));
  let rest = t * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [a, b] = [points[index], points[index + 1]];
    if (a && b && rest <= length) return between(a, b, length === 0 ? 0 : rest / length);
    rest -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

/** Returns the point on a route at `t`, from 0 (start) to 1 (tip). */
export function pointAt({ kind, points }: Route, t: number): Point {
  return kind === 'curve' ? onCurve(points, t) : onLine(points, t);
}
