/** Places the labels of links, and finds places for the titles of frames. */
import { linkLabel } from './neighbours';
import { pointAt } from './route';
import {
  contains,
  footprint,
  sizes,
  touches,
  type PlacedFrame,
  type PlacedItem,
  type PlacedLink,
  type Point,
  type Rect,
  type Route,
} from './scene';
import type { Link } from './schema';
import { widest } from './text';

/** Returns the rectangle of a frame's title. */
export function titleRect({ x, y, w, h, title, titleAt, titleSide }: PlacedFrame): Rect {
  const width = widest(title, sizes.frameTitle.font);
  const height = title.length * sizes.frameTitle.line;
  const free = w - 2 * sizes.framePad - width;
  const part = { left: 0, middle: 0.5, right: 1 }[titleSide];
  return {
    x: x + sizes.framePad + free * part,
    y: titleAt === 'top' ? y + sizes.framePad - 2 : y + h - sizes.framePad - height + 2,
    w: width,
    h: height,
  };
}

/** Returns points along a route. */
const sample = (route: Route, count: number): Point[] => Array.from({ length: count + 1 }, (_, index) => pointAt(route, index / count));

/** Space around a title that links can't cross. */
const CLEAR = 5;

/** Moves the frame's title to a place where no link passes. Returns undefined if links pass everywhere. */
export function turnTitle(frame: PlacedFrame, routes: readonly Route[]): PlacedFrame | undefined {
  const points = routes.flatMap((route) => sample(route, 64));
  return (['left', 'right', 'middle'] as const)
    .map((titleSide) => ({ ...frame, titleSide }))
    .find((turned) => !points.some((point) => contains(titleRect(turned), point, CLEAR)));
}

/** Label positions to try along a link, starting in the middle. */
const STEPS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8] as const;

/** Costs of label positions. Covering text costs more than covering a line, and positions away from the middle of the link cost extra. */
const COST = { item: 1000, label: 400, frame: 60, corner: 30, line: 12, step: 20 } as const;

const PAD_X = 4;
const DISTANCE = 4;

/** Returns whether a rectangle crosses the edge of a frame. */
function crossesEdge(rect: Rect, frame: Rect): boolean {
  const inside = contains(frame, rect) && contains(frame, { x: rect.x + rect.w, y: rect.y + rect.h });
  return touches(rect, frame, DISTANCE) && !inside;
}

export interface Space {
  readonly items: readonly PlacedItem[];
  readonly frames: readonly PlacedFrame[];
  /** Maximum width of each label line. */
  readonly maxWidth: number;
  /** Drawing width. */
  readonly width: number;
}

/** Places link labels one at a time, each at the position on its link where it covers the least. */
export function placeLinks(links: readonly Link[], routes: readonly Route[], { items, frames, maxWidth, width }: Space): PlacedLink[] {
  const sampled = routes.map((route) => sample(route, 32));
  const placed: Rect[] = frames.map(titleRect);
  return routes.map((route, index): PlacedLink => {
    const link = links[index] as Link;
    const lines = linkLabel(link, maxWidth);
    if (lines.length === 0) return { link, route };
    const w = widest(lines, sizes.linkLabel.font) + 2 * PAD_X;
    const h = lines.length * sizes.linkLabel.line + 2;
    // If the label covered a corner of its own link, the link would look broken.
    const corners = route.kind === 'line' ? route.points.slice(1, -1) : [];
    const others = sampled.filter((_, other) => other !== index);
    const cost = (rect: Rect, step: number): number =>
      items.filter((item) => touches(rect, footprint(item), DISTANCE)).length * COST.item +
      placed.filter((label) => touches(rect, label, DISTANCE)).length * COST.label +
      frames.filter((frame) => crossesEdge(rect, frame)).length * COST.frame +
      corners.filter((corner) => contains(rect, corner)).length * COST.corner +
      others.filter((line) => line.some((point) => contains(rect, point))).length * COST.line +
      Math.abs(step - 0.5) * COST.step;
    const [best] = STEPS.map((step) => {
      const { x, y } = pointAt(route, step);
      // Labels that would cross the edges of the drawing are moved inward.
      const rect = { x: Math.min(Math.max(0, x - w / 2), width - w), y: y - h / 2, w, h };
      return { rect, cost: cost(rect, step) };
    }).sort((a, b) => a.cost - b.cost);
    const label = { ...(best?.rect as Rect), lines };
    placed.push(label);
    return { link, route, label };
  });
}
