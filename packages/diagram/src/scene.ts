import type { Item, Link } from './schema';

/** A placed diagram. Everything is in px in one coordinate system, and nothing is left to decide. */
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

/** The rectangle is that of the shape, where links end. A cell's note is below it. */
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

/** Points of a path: `curve` uses the four points of a cubic Bézier curve, and `line` rounds the corners between its points. */
export interface Route {
  readonly kind: 'curve' | 'line';
  readonly points: readonly Point[];
}

export interface PlacedLink {
  readonly link: Link;
  readonly route: Route;
  readonly label?: PlacedLabel;
}

/** The rectangle covers the line, so that the text is readable on it. */
export interface PlacedLabel extends Rect {
  readonly lines: readonly string[];
}

/** Items and frames in their own coordinates, starting from 0/0. */
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

/** One item as a block. */
export const single = (item: PlacedItem): Block => ({ w: item.w, h: item.h, frames: [], items: [item] });

/** Whether a point is inside a rectangle that is extended by `beside` px on both sides. */
export const contains = ({ x, y, w, h }: Rect, point: Point, beside = 0): boolean =>
  point.x > x - beside && point.x < x + w + beside && point.y > y && point.y < y + h;

/** Whether two rectangles are closer together than `distance` px. */
export function touches(a: Rect, b: Rect, distance = 0): boolean {
  return a.x < b.x + b.w + distance && b.x < a.x + a.w + distance && a.y < b.y + b.h + distance && b.y < a.y + a.h + distance;
}
