import type { Link } from './schema';
import { linkLabel } from './neighbours';
import { footprint } from './ports';
import { pointAt } from './route';
import { contains, touches, type PlacedFrame, type PlacedItem, type PlacedLink, type Point, type Rect, type Route } from './scene';
import { sizes } from './sizes';
import { widest } from './text';
import { titleRect } from './titles';

/** Label positions to try along a link, starting in the middle. */
const STEPS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8] as const;

/** Costs of label positions. Covering text costs more than covering a line, and positions away from the middle of the link cost extra. */
const COST = { item: 1000, label: 400, frame: 60, corner: 30, line: 12, step: 20 } as const;

const PAD_X = 4;
const DISTANCE = 4;
const SAMPLES = Array.from({ length: 33 }, (_, index) => index / 32);

/** Returns the rectangle of a label centered on `point`, moved inward if it would cross the edges of a drawing that is `width` px wide. */
function around(point: Point, w: number, h: number, width: number): Rect {
  return { x: Math.min(Math.max(0, point.x - w / 2), width - w), y: point.y - h / 2, w, h };
}

/** Returns whether a rectangle crosses the edge of a frame. */
function crossesEdge(rect: Rect, frame: Rect): boolean {
  const inside = contains(frame, rect) && contains(frame, { x: rect.x + rect.w, y: rect.y + rect.h });
  return touches(rect, frame, DISTANCE) && !inside;
}

interface Surroundings {
  readonly items: readonly PlacedItem[];
  readonly labels: readonly Rect[];
  readonly frames: readonly Rect[];
  /** Corners of the label's own link. If the label covered a corner, the link would look broken. */
  readonly corners: readonly Point[];
  /** Sample points along the other links. */
  readonly lines: readonly (readonly Point[])[];
}

function cost(rect: Rect, step: number, { items, labels, frames, corners, lines }: Surroundings): number {
  const covered = items.filter((item) => touches(rect, footprint(item), DISTANCE)).length;
  const overlapped = labels.filter((label) => touches(rect, label, DISTANCE)).length;
  const crossed = lines.filter((line) => line.some((point) => contains(rect, point))).length;
  const turns = corners.filter((corner) => contains(rect, corner)).length;
  const edges = frames.filter((frame) => crossesEdge(rect, frame)).length;
  return (
    covered * COST.item +
    overlapped * COST.label +
    edges * COST.frame +
    turns * COST.corner +
    crossed * COST.line +
    Math.abs(step - 0.5) * COST.step
  );
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
  const sampled = routes.map((route) => SAMPLES.map((t) => pointAt(route, t)));
  const labels: Rect[] = frames.map(titleRect);
  return routes.map((route, index): PlacedLink => {
    const link = links[index] as Link;
    const lines = linkLabel(link, maxWidth);
    if (lines.length === 0) return { link, route };
    const w = widest(lines, sizes.linkLabel.font) + 2 * PAD_X;
    const h = lines.length * sizes.linkLabel.line + 2;
    const corners = route.kind === 'line' ? route.points.slice(1, -1) : [];
    const surroundings = { items, labels, frames, corners, lines: sampled.filter((_, other) => other !== index) };
    const [best] = STEPS.map((step) => {
      const rect = around(pointAt(route, step), w, h, width);
      return { rect, cost: cost(rect, step, surroundings) };
    }).sort((a, b) => a.cost - b.cost);
    const label = { ...(best?.rect as Rect), lines };
    labels.push(label);
    return { link, route, label };
  });
}
