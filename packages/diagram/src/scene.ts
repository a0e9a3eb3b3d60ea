import type { Item, Link } from './schema';

/** A diagram with the final position of every part. All values are in px, in a single coordinate system. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly PlacedFrame[];
  readonly items: readonly PlacedItem[];
  readonly links: readonly PlacedLink[];
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A placed item. The rectangle covers only the shape, where links end. A cell's note is below it. */
export interface PlacedItem extends Rect {
  readonly item: Item;
  readonly label: readonly string[];
  readonly note: readonly string[];
}

export interface PlacedFrame extends Rect {
  readonly title: readonly string[];
  readonly titleAt: 'top' | 'bottom';
  readonly titleSide: 'left' | 'right' | 'middle';
}

/** Points of a path. `curve` has the four points of a cubic Bézier curve, and `line` rounds the corners between its points. */
export interface Route {
  readonly kind: 'curve' | 'line';
  readonly points: readonly Point[];
}

export interface PlacedLink {
  readonly link: Link;
  readonly route: Route;
  readonly label?: PlacedLabel;
}

/** A placed label. The rectangle covers the line behind it, so that the text is readable. */
export interface PlacedLabel extends Rect {
  readonly lines: readonly string[];
}

/** Items and frames in a separate coordinate system that starts at 0/0. */
export interface Block {
  readonly w: number;
  readonly h: number;
  readonly frames: readonly PlacedFrame[];
  readonly items: readonly PlacedItem[];
}

export const center = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

const moved = <T extends Rect>(rect: T, dx: number, dy: number): T => ({ ...rect, x: rect.x + dx, y: rect.y + dy });

export function movedBlock(block: Block, dx: number, dy: number): Block {
  return { ...block, frames: block.frames.map((frame) => moved(frame, dx, dy)), items: block.items.map((item) => moved(item, dx, dy)) };
}

/** Turns a single item into a block. */
export const single = (item: PlacedItem): Block => ({ w: item.w, h: item.h, frames: [], items: [item] });

/** Returns whether a point is inside a rectangle that is extended by `beside` px on the left and right. */
export const contains = ({ x, y, w, h }: Rect, point: Point, beside = 0): boolean =>
  point.x > x - beside && point.x < x + w + beside && point.y > y && point.y < y + h;

/** Returns whether two rectangles are less than `distance` px apart. */
export function touches(a: Rect, b: Rect, distance = 0): boolean {
  return a.x < b.x + b.w + distance && b.x < a.x + a.w + distance && a.y < b.y + b.h + distance && b.y < a.y + a.h + distance;
}
