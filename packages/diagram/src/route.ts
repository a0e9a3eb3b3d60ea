/** Draws links between items as curves or lines. */
import { center, footprint, type PlacedItem, type Point, type Route } from './scene';

type Side = 'left' | 'right' | 'top' | 'bottom';

/** A link, with the sides where it leaves one item and arrives at the other. */
export interface Course {
  readonly from: PlacedItem;
  readonly to: PlacedItem;
  readonly fromSide: Side;
  readonly toSide: Side;
  /** True if the link follows the direction of the drawing, and false if it runs against it. */
  readonly forward: boolean;
  /** Corners between the two ends. Without corners, the link is a curve or a straight line. */
  readonly corners?: ((start: Point, tip: Point) => readonly Point[]) | undefined;
}

/** Space between an arrowhead and the shape it points to. */
const TIP_DISTANCE = 3;

/** Half the distance between links that use the same side of an item in opposite directions. */
const SHIFT = 9;

/** Minimum length of a curve's arms, so that the curve leaves and arrives at a right angle. */
const ARM_MIN = 18;

/** Maximum distance that an end can move along its side to straighten a nearly straight link. */
const STRAIGHTEN_MAX = 16;

/** Minimum distance between an end and the corners of its box. */
const CORNER_ROOM = 12;

/** Outward unit vector for each side. */
const OUTWARD: Readonly<Record<Side, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

const isSideways = (side: Side): boolean => OUTWARD[side].x !== 0;

/**
 * Returns the point where a link meets an item.
 *
 * @param shift distance from the middle of the side, which keeps arriving and leaving links apart
 * @param distance distance from the shape, because the tip stops short of it
 */
function port(item: PlacedItem, side: Side, shift: number, distance: number): Point {
  const out = OUTWARD[side];
  const below = side === 'bottom' ? footprint(item).h - item.h : 0;
  const middle = center(item);
  return {
    x: middle.x + out.x * (item.w / 2 + distance) + Math.abs(out.y) * shift,
    y: middle.y + out.y * (item.h / 2 + distance) + Math.abs(out.x) * shift + below,
  };
}

function curve(start: Point, tip: Point, { fromSide, toSide }: Course): Point[] {
  const [out, into] = [OUTWARD[fromSide], OUTWARD[toSide]];
  const along = isSideways(fromSide) ? Math.abs(tip.x - start.x) : Math.abs(tip.y - start.y);
  // If both ends are on the same side of a column, there's no distance to divide, and the arms form the curve.
  const arm = fromSide === toSide ? along + 2 * ARM_MIN : Math.max(ARM_MIN, along / 2);
  return [start, { x: start.x + out.x * arm, y: start.y + out.y * arm }, { x: tip.x + into.x * arm, y: tip.y + into.y * arm }, tip];
}

type IsShared = (item: PlacedItem, side: Side) => boolean;

/** Moves one end of a nearly straight link to make the link straight. */
function straightened(start: Point, tip: Point, { from, to, fromSide, toSide }: Course, isShared: IsShared): [Point, Point] {
  if (fromSide === toSide || isSideways(fromSide) !== isSideways(toSide)) return [start, tip];
  const across = isSideways(fromSide) ? 'y' : 'x';
  const off = Math.abs(tip[across] - start[across]);
  // Links can meet a cell at one point only, and can't move on a shared side.
  const canMove = (item: PlacedItem, side: Side): boolean => {
    const room = isShared(item, side) || item.item.shape === 'hex' ? 0 : (isSideways(side) ? item.h : item.w) / 2 - CORNER_ROOM;
    return off <= Math.max(0, Math.min(STRAIGHTEN_MAX, room));
  };
  if (canMove(to, toSide)) return [start, { ...tip, [across]: start[across] }];
  return canMove(from, fromSide) ? [{ ...start, [across]: tip[across] }, tip] : [start, tip];
}

/** Draws every course, and keeps links apart that use the same side in opposite directions. */
export function routes(courses: readonly Course[]): Route[] {
  const leaving = (item: PlacedItem, side: Side): number =>
    courses.filter(({ from, fromSide }) => from === item && fromSide === side).length;
  const arriving = (item: PlacedItem, side: Side): number => courses.filter(({ to, toSide }) => to === item && toSide === side).length;
  const isShared: IsShared = (item, side) => leaving(item, side) + arriving(item, side) > 1;
  return courses.map((course) => {
    const { from, to, fromSide, toSide, forward, corners } = course;
    const shiftAt = (item: PlacedItem, side: Side): number =>
      leaving(item, side) > 0 && arriving(item, side) > 0 ? (forward ? -SHIFT : SHIFT) : 0;
    const start = port(from, fromSide, shiftAt(from, fromSide), 0);
    const tip = port(to, toSide, shiftAt(to, toSide), TIP_DISTANCE);
    if (corners) return { kind: 'line', points: [start, ...corners(start, tip), tip] };
    const [first, last] = straightened(start, tip, course, isShared);
    const off = isSideways(fromSide) ? last.y - first.y : last.x - first.x;
    if (fromSide !== toSide && Math.abs(off) < 0.5) return { kind: 'line', points: [first, last] };
    return { kind: 'curve', points: curve(first, last, course) };
  });
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

const isPair = (pair: readonly (Point | undefined)[]): pair is [Point, Point] => pair[1] !== undefined;
/** Returns each point with the next one. */
const pairsOf = (points: readonly Point[]): [Point, Point][] => points.map((point, index) => [point, points[index + 1]]).filter(isPair);

/** Returns a point on a Bézier curve of any degree, using De Casteljau's algorithm. */
function onCurve(points: readonly Point[], t: number): Point {
  const [first = { x: 0, y: 0 }, ...rest] = points;
  return rest.length === 0
    ? first
    : onCurve(
        pairsOf(points).map(([a, b]) => between(a, b, t)),
        t,
      );
}

function onLine(points: readonly Point[], t: number): Point {
  const parts = pairsOf(points).map(([a, b]) => ({ a, b, length: Math.hypot(b.x - a.x, b.y - a.y) }));
  let rest = t * parts.reduce((sum, { length }) => sum + length, 0);
  for (const { a, b, length } of parts) {
    if (rest <= length) return between(a, b, length === 0 ? 0 : rest / length);
    rest -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

/** Returns the point on a route at `t`, from 0 (start) to 1 (tip). */
export function pointAt({ kind, points }: Route, t: number): Point {
  return kind === 'curve' ? onCurve(points, t) : onLine(points, t);
}
