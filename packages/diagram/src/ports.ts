import { center, type PlacedItem, type Point, type Rect } from './scene';
import { sizes } from './sizes';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Space between an arrowhead and the shape it points to. */
const TIP_DISTANCE = 3;

/** Returns the rectangle of a shape, including the note below a cell. */
export function footprint({ x, y, w, h, item, note }: PlacedItem): Rect {
  return { x, y, w, h: item.shape === 'hex' ? h + note.length * sizes.note.line : h };
}

/** Outward unit vector for each side. */
export const OUTWARD: Readonly<Record<Side, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

/**
 * Returns the point where a link meets an item.
 *
 * @param shift distance from the middle of the side, which keeps arriving and leaving links apart
 * @param end end of the link; the tip stops short of the shape
 */
export function port(item: PlacedItem, side: Side, shift: number, end: 'start' | 'tip'): Point {
  const out = OUTWARD[side];
  const below = footprint(item).h - item.h;
  const middle = center(item);
  const distance = end === 'tip' ? TIP_DISTANCE : 0;
  return {
    x: middle.x + out.x * (item.w / 2 + distance) + Math.abs(out.y) * shift,
    y: middle.y + out.y * (item.h / 2 + distance) + Math.abs(out.x) * shift + (side === 'bottom' ? below : 0),
  };
}
