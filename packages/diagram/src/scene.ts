/** The parts of a drawing with their positions and dimensions. All values are in px, at scale 1, in a single coordinate system. */
import type { Item, Link } from './schema';

/** The site's style sheet repeats the font sizes and line heights. */
export const sizes = {
  label: { font: 14, line: 18 },
  note: { font: 12.5, line: 16 },
  linkLabel: { font: 12.5, line: 15 },
  frameTitle: { font: 12.5, line: 16 },
  /** Space between the text and the edge of a box. */
  padX: 14,
  padY: 12,
  /** Space between the text and the edge of a box if three boxes share the width of a phone. */
  padXTight: 6,
  /** Space between the label and the note. */
  textGap: 2,
  /** Half the height of the ellipses at the ends of a drum. */
  drum: 6,
  /** Space for the head and shoulders above a person's label. */
  personIcon: 28,
  framePad: 14,
  /** Space between items in a lane: without a link, with a link, and with a labeled link. */
  gap: 14,
  gapLink: 34,
  gapLabel: 50,
  cellGap: 5,
  /** Space between a frame and the edge of the drawing, so that lines aren't cut off. */
  margin: 1,
} as const;

/** A diagram with the final position of every part. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly PlacedFrame[];
  readonly items: readonly PlacedItem[];
  readonly links: readonly PlacedLink[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
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

/** Returns the rectangle of a shape, including the note below a cell. */
export function footprint({ x, y, w, h, item, note }: PlacedItem): Rect {
  return { x, y, w, h: item.shape === 'hex' ? h + note.length * sizes.note.line : h };
}

export function movedBlock(block: Block, dx: number, dy: number): Block {
  const moved = <T extends Rect>(rect: T): T => ({ ...rect, x: rect.x + dx, y: rect.y + dy });
  return { ...block, frames: block.frames.map(moved), items: block.items.map(moved) };
}

/** Returns whether a point is inside a rectangle that is extended by `beside` px on the left and right. */
export const contains = ({ x, y, w, h }: Rect, point: Point, beside = 0): boolean =>
  point.x > x - beside && point.x < x + w + beside && point.y > y && point.y < y + h;

/** Returns whether two rectangles are less than `distance` px apart. */
export const touches = (a: Rect, b: Rect, distance = 0): boolean =>
  a.x < b.x + b.w + distance && b.x < a.x + a.w + distance && a.y < b.y + b.h + distance && b.y < a.y + a.h + distance;
