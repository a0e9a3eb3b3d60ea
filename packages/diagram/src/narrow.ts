/** The narrow drawing for phones, with lanes from top to bottom. */
import { cellPitch, cellWidth, enframe, equalize, framePadding, layoutCells, measureBox, stackDown, stackRight, stretches } from './blocks';
import { placeLinks, turnTitle } from './labels';
import { findEnds, gutterWidth, NARROW_WIDTH, narrowCourse, widened, type Gutters, type PlacedLane } from './narrow-links';
import { linkLabel, linkLabelWidth, Neighbours } from './neighbours';
import { routes } from './route';
import { movedBlock, sizes, type Block, type PlacedFrame, type Route, type Scene } from './scene';
import type { Diagram, Group, Item, Lane } from './schema';

const LABEL_MAX = 96;

/** Minimum and maximum width of a box in a row by itself. */
const ALONE = { min: 132, max: 216 } as const;

/** Space between two lanes, by whether links between them have labels. */
const GAP = { none: 16, link: 44, label: 64, labels: 84 } as const;

/** Places boxes side by side. Returns undefined if a text doesn't fit. */
function boxRow(items: readonly Item[], width: number, near: Neighbours): Block | undefined {
  // The arrow between two adjacent boxes needs space.
  const gap = (a: Item, b: Item): number => {
    const link = near.joining(a, b);
    return link ? 34 + linkLabelWidth(link, LABEL_MAX) : sizes.gap - 4;
  };
  const gaps = items.slice(1).reduce((sum, item, index) => sum + gap(items[index] as Item, item), 0);
  const each = (width - gaps) / items.length;
  const boxes = items.map((item) => measureBox(item, each, items.length > 2 ? sizes.padXTight : sizes.padX - 4));
  return boxes.some(({ w }) => w > each) ? undefined : stackRight(equalize(boxes, Math.min(each, ALONE.min)), gap);
}

function boxColumn(items: readonly Item[], width: number, near: Neighbours): Block {
  const boxes = items.map((item) => measureBox(item, Math.min(width, ALONE.max)));
  return stackDown(equalize(boxes, Math.min(width, ALONE.min)), near);
}

/** Places two boxes per row, for lanes that have many boxes and no links between them. */
function boxGrid(items: readonly Item[], width: number, near: Neighbours): Block | undefined {
  const each = (width - sizes.gap) / 2;
  const boxes = items.map((item) => measureBox(item, each, sizes.padX - 4));
  if (near.linked(items) || boxes.some(({ w }) => w > each)) return undefined;
  const equal = equalize(boxes, 0);
  const row = (_: unknown, at: number): Block => stackRight(equal.slice(2 * at, 2 * at + 2), () => sizes.gap);
  return stackDown(Array.from({ length: Math.ceil(equal.length / 2) }, row), near);
}

function layoutBoxes(items: readonly Item[], width: number, near: Neighbours): Block {
  const inRow = items.length <= 3 && !items.some((a, i) => items.some((b, j) => j - i > 1 && near.joining(a, b)));
  return (inRow ? boxRow(items, width, near) : boxGrid(items, width, near)) ?? boxColumn(items, width, near);
}

function layoutCellRows(items: readonly Item[], width: number, near: Neighbours): Block {
  const cell = cellWidth(items);
  if (near.linked(items))
    return stackDown(
      items.map((item) => layoutCells([item], cell, 1)),
      near,
    );
  const most = Math.max(1, Math.floor((width + sizes.cellGap) / cellPitch(items, cell)));
  return layoutCells(items, cell, Math.ceil(items.length / Math.ceil(items.length / most)));
}

/** Lays out a group's items within `width`: rows of cells, and boxes stacked vertically. */
function layoutGroup({ items }: Group, width: number, near: Neighbours): Block {
  const layout = (run: Item[]): Block => (run[0]?.shape === 'hex' ? layoutCellRows : layoutBoxes)(run, width, near);
  return stackDown(stretches(items).map(layout), near);
}

const isLinkedAcross = (groups: readonly Group[], near: Neighbours): boolean =>
  groups.some((a) => groups.some((b) => a !== b && a.items.some((x) => b.items.some((y) => near.joining(x, y)))));

/**
 * Lays out one lane. Its groups and items are placed side by side if they fit.
 *
 * @param width width of the entire lane, which a frame fills
 */
function layLane({ groups }: Lane, width: number, titleAt: PlacedFrame['titleAt'], near: Neighbours): Block {
  const framed = (w: number, mayWiden: boolean): Block[] | undefined => {
    const contents = groups.map((group) => ({ group, content: layoutGroup(group, w - framePadding(group), near) }));
    if (!mayWiden && contents.some(({ group, content }) => content.w + framePadding(group) > w)) return undefined;
    return contents.map(({ group, content }) => enframe(group, content, w, titleAt));
  };
  const each = (width - (groups.length - 1) * (sizes.gap / 2)) / groups.length;
  const inRow = groups.length > 1 && groups.length <= 3 && !isLinkedAcross(groups, near) ? framed(each, false) : undefined;
  if (!inRow) return stackDown(framed(width, true) ?? [], near);
  // All frames get the height of the tallest one.
  const h = Math.max(...inRow.map((block) => block.h));
  const equal = inRow.map((block) => ({ ...block, h, frames: block.frames.map((frame) => ({ ...frame, h })) }));
  return stackRight(equal, () => sizes.gap / 2);
}

function gapAfter(lane: number, near: Neighbours): number {
  const links = near.between(lane, lane + 1);
  const labels = links.filter(({ label }) => label !== undefined);
  if (links.length === 0) return GAP.none;
  if (labels.length === 0) return GAP.link;
  const lines = Math.max(...labels.map((link) => linkLabel(link, LABEL_MAX).length));
  return (labels.length === 1 ? GAP.label : GAP.labels) + (lines - 1) * sizes.linkLabel.line;
}

/** Title positions of the frames in each lane. */
type Titles = readonly PlacedFrame['titleAt'][];

/** Arranges the lanes from top to bottom. */
function layColumn({ lanes }: Diagram, gutters: Gutters, titles: Titles, near: Neighbours): PlacedLane[] {
  let top: number = sizes.margin;
  return lanes.map((lane, index) => {
    const gutter = gutterWidth(gutters, index);
    const width = NARROW_WIDTH - 2 * sizes.margin - 2 * gutter;
    const placed = { ...movedBlock(layLane(lane, width, titles[index] ?? 'top', near), sizes.margin + gutter, top), top };
    top += placed.h + gapAfter(index, near);
    return placed;
  });
}

/**
 * Repeats the layout until it contains every gutter that the links need. Gutters take up space, which can move items and make more gutters
 * necessary. Gutters are never removed, so the loop always ends.
 */
function settle(diagram: Diagram, near: Neighbours, titles: Titles = []): { lanes: PlacedLane[]; drawn: Route[] } {
  let gutters: Gutters = diagram.lanes.map(() => ({ left: [], right: [] }));
  for (;;) {
    const lanes = layColumn(diagram, gutters, titles, near);
    const links = diagram.links.map((link) => findEnds(link, lanes, near));
    const needed = widened(gutters, links);
    if (JSON.stringify(needed) === JSON.stringify(gutters))
      return { lanes, drawn: routes(links.map((ends) => narrowCourse(ends, lanes, needed))) };
    gutters = needed;
  }
}

/** Moves the titles of a lane's frames to where no link passes. Returns undefined if there's no such place. */
function turnTitles({ frames }: Block, drawn: readonly Route[]): PlacedFrame[] | undefined {
  const turned = frames.map((frame) => turnTitle(frame, drawn));
  return turned.every((frame) => frame !== undefined) ? turned : undefined;
}

/** Lays out a valid diagram for a phone, with its lanes from top to bottom. */
export function narrowScene(diagram: Diagram): Scene {
  const near = new Neighbours(diagram);
  const first = settle(diagram, near);
  const titles = first.lanes.map((lane) => (turnTitles(lane, first.drawn) ? 'top' : 'bottom'));
  const { lanes, drawn } = titles.includes('bottom') ? settle(diagram, near, titles) : first;
  const items = lanes.flatMap((lane) => lane.items);
  const frames = lanes.flatMap((lane) => turnTitles(lane, drawn) ?? lane.frames);
  const links = placeLinks(diagram.links, drawn, { items, frames, maxWidth: LABEL_MAX, width: NARROW_WIDTH });
  const height = Math.ceil(Math.max(...lanes.map(({ top, h }) => top + h)) + sizes.margin);
  return { width: NARROW_WIDTH, height, frames, items, links };
}
