import { placeLinks } from './labels';
import { NARROW_LABEL_MAX, narrowLane } from './narrow-lane';
import {
  findEnds,
  guttersOf,
  gutterWidth,
  NARROW_WIDTH,
  narrowCourse,
  NO_GUTTERS,
  type Column,
  type Ends,
  type LaneGutters,
} from './narrow-links';
import { linkLabel, neighbours, type Neighbours } from './neighbours';
import { routes } from './route';
import { movedBlock, type Block, type PlacedFrame, type Route, type Scene } from './scene';
import type { Diagram } from './schema';
import { sizes } from './sizes';
import { turnTitle } from './titles';

const GAP = { none: 16, link: 44, label: 64, labels: 84 } as const;

/** Title positions of the frames in each lane. */
type Titles = readonly PlacedFrame['titleAt'][];

function gapAfter(lane: number, near: Neighbours): number {
  const links = near.between(lane, lane + 1);
  const labels = links.filter(({ label }) => label !== undefined);
  if (links.length === 0) return GAP.none;
  if (labels.length === 0) return GAP.link;
  const lines = Math.max(...labels.map((link) => linkLabel(link, NARROW_LABEL_MAX).length));
  return (labels.length === 1 ? GAP.label : GAP.labels) + (lines - 1) * sizes.linkLabel.line;
}

/** Arranges the lanes from top to bottom. */
function layColumn({ lanes }: Diagram, gutters: readonly LaneGutters[], titles: Titles, near: Neighbours): Column {
  const boxes = lanes.map((lane, index) => {
    const gutter = gutterWidth(gutters[index] ?? NO_GUTTERS);
    const width = NARROW_WIDTH - 2 * sizes.margin - 2 * gutter;
    return movedBlock(narrowLane(lane, width, titles[index] ?? 'top', near), gutter, 0);
  });
  let y: number = sizes.margin;
  const spans = boxes.map(({ h }, index) => {
    const span = { top: y, bottom: y + h };
    y += h + (index < boxes.length - 1 ? gapAfter(index, near) : 0);
    return span;
  });
  return { lanes: boxes.map((box, index) => movedBlock(box, sizes.margin, spans[index]?.top ?? 0)), spans, height: y + sizes.margin };
}

interface Settled {
  readonly column: Column;
  readonly ends: readonly Ends[];
  readonly gutters: readonly LaneGutters[];
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

/**
 * Repeats the layout until it contains every gutter that the links need. Gutters take up space, which can move items and make more gutters
 * necessary. Gutters are never removed, so the loop always ends.
 */
function settle(diagram: Diagram, near: Neighbours, titles: Titles = []): Settled {
  let gutters: readonly LaneGutters[] = diagram.lanes.map(() => NO_GUTTERS);
  for (;;) {
    const column = layColumn(diagram, gutters, titles, near);
    const ends = diagram.links.map((link) => findEnds(link, column, near));
    const needed = guttersOf(ends, diagram.lanes.length).map(({ left, right }, lane) => ({
      left: union(gutters[lane]?.left ?? [], left),
      right: union(gutters[lane]?.right ?? [], right),
    }));
    if (JSON.stringify(needed) === JSON.stringify(gutters)) return { column, ends, gutters };
    gutters = needed;
  }
}

function draw({ column, ends, gutters }: Settled): Route[] {
  return routes(ends.map((found) => narrowCourse(found, column, gutters)));
}

/** Moves the titles of a lane's frames to where no link passes. Returns undefined if there's no such place. */
function turnTitles({ frames }: Block, drawn: readonly Route[]): PlacedFrame[] | undefined {
  const turned = frames.map((frame) => turnTitle(frame, drawn));
  return turned.every((frame) => frame !== undefined) ? turned : undefined;
}

/** Lays out a valid diagram for a phone, with its lanes from top to bottom. */
export function narrowScene(diagram: Diagram): Scene {
  const near = neighbours(diagram);
  const first = settle(diagram, near);
  const firstRoutes = draw(first);
  const titles = first.column.lanes.map((lane) => (turnTitles(lane, firstRoutes) ? ('top' as const) : ('bottom' as const)));
  const settled = titles.includes('bottom') ? settle(diagram, near, titles) : first;
  const drawn = draw(settled);
  const { lanes, height } = settled.column;
  const items = lanes.flatMap((lane) => lane.items);
  const frames = lanes.flatMap((lane) => turnTitles(lane, drawn) ?? lane.frames);
  const links = placeLinks(diagram.links, drawn, { items, frames, maxWidth: NARROW_LABEL_MAX, width: NARROW_WIDTH });
  return { width: NARROW_WIDTH, height: Math.ceil(height), frames, items, links };
}
