import type { Link } from './schema';
import { linkLabel } from './neighbours';
import { footprint } from './ports';
import { pointAt } from './route';
import { contains, touches, type PlacedFrame, type PlacedItem, type PlacedLink, type Point, type Rect, type Route } from './scene';
import { sizes } from './sizes';
import { widest } from './text';
import { titleRect } from './titles';

/** Positions along a link to try, starting with the middle. */
const STEPS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8] as const;

/** Cost of covering something: a text costs more than a line, and the middle of the link is best. */
const COST = { item: 1000, label: 400, frame: 60, corner: 30, line: 12, step: 20 } as const;

const PAD_X = 4;
const DISTANCE = 4;
const SAMPLES = Array.from({ length: 33 }, (_, index) => index / 32);

/** A label centered on `point`, moved inwards from the edges of a drawing that is `width` px wide. */
function around(point: Point, w: number, h: number, width: number): Rect {
  return { x: Math.min(Math.max(0, point.x - w / 2), width - w), y: point.y - h / 2, w, h };
}

/** Whether a rectangle crosses the edge of another. */
function crossesEdge(rect: Rect, frame: Rect): boolean {
  const inside = contains(frame, rect) && contains(frame, { x: rect.x + rect.w, y: rect.y + rect.h });
  return touches(rect, frame, DISTANCE) && !inside;
}

interface Surroundings {
  readonly items: readonly PlacedItem[];
  readonly labels: readonly Rect[];
  readonly frames: readonly Rect[];
  /** Points where the label's own link turns. If one were covered, the link would seem broken. */
  readonly corners: readonly Point[];
  /** Sampled points of the other links. */
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
  /** Maximum width of a line of a label. */
  readonly maxWidth: number;
  /** Width of the drawing. */
  readonly width: number;
}

/** Puts the labels of links on their lines, one after another, where they cover the least. */
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
