import { cellPitch, cellWidth, layoutCells } from './cells';
import { enframe, framePadding } from './frame';
import { equalize, measureBox } from './measure';
import type { Group, Item, Lane } from './schema';
import { linkLabelWidth, type Neighbours } from './neighbours';
import { single, type Block, type PlacedFrame } from './scene';
import { sizes } from './sizes';
import { stackDown, stackRight, stretches } from './stack';

export const NARROW_LABEL_MAX = 96;

/** Minimum and maximum width of a box in a row by itself. */
const ALONE = { min: 132, max: 216 } as const;

/** Returns the space that the arrow between two adjacent boxes needs. */
function sideGap(a: Item, b: Item, near: Neighbours): number {
  const link = near.joining(a, b);
  if (!link) return sizes.gap - 4;
  return 34 + linkLabelWidth(link, NARROW_LABEL_MAX);
}

/** Places boxes side by side. Returns undefined if a text doesn't fit. */
function boxRow(items: readonly Item[], width: number, near: Neighbours): Block | undefined {
  const gap = (a: Item, b: Item): number => sideGap(a, b, near);
  const gaps = items.slice(1).reduce((sum, item, index) => sum + gap(items[index] as Item, item), 0);
  const each = (width - gaps) / items.length;
  const padX = items.length > 2 ? sizes.padXTight : sizes.padX - 4;
  const boxes = items.map((item) => measureBox(item, each, padX));
  if (boxes.some(({ w }) => w > each)) return undefined;
  return stackRight(equalize(boxes, Math.min(each, ALONE.min)).map(single), gap);
}

function boxColumn(items: readonly Item[], width: number, near: Neighbours): Block {
  const boxes = items.map((item) => measureBox(item, Math.min(width, ALONE.max)));
  return stackDown(equalize(boxes, Math.min(width, ALONE.min)).map(single), near);
}

/** Places two boxes per row, for lanes that have many boxes and no links between them. */
function boxGrid(items: readonly Item[], width: number, near: Neighbours): Block | undefined {
  const each = (width - sizes.gap) / 2;
  const boxes = items.map((item) => measureBox(item, each, sizes.padX - 4));
  if (near.linked(items) || boxes.some(({ w }) => w > each)) return undefined;
  const equal = equalize(boxes, 0).map(single);
  const row = (at: number): Block => stackRight(equal.slice(2 * at, 2 * at + 2), () => sizes.gap);
  const rows = Array.from({ length: Math.ceil(equal.length / 2) }, (_, at) => row(at));
  return stackDown(rows, near);
}

function layoutBoxes(items: readonly Item[], width: number, near: Neighbours): Block {
  const inRow = items.length <= 3 && !items.some((a, i) => items.some((b, j) => j - i > 1 && near.joining(a, b)));
  return (inRow ? boxRow(items, width, near) : boxGrid(items, width, near)) ?? boxColumn(items, width, near);
}

function layoutCellRows(items: readonly Item[], width: number, near: Neighbours): Block {
  const cell = cellWidth(items);
  const column = (): Block[] => items.map((item) => layoutCells([item], cell, 1));
  if (near.linked(items)) return stackDown(column(), near);
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

/** Places frames side by side and gives them all the height of the tallest one. */
function frameRow(frames: readonly Block[]): Block {
  const h = Math.max(...frames.map((block) => block.h));
  const equal = frames.map((block) => ({ ...block, h, frames: block.frames.map((frame) => ({ ...frame, h })) }));
  return stackRight(equal, () => sizes.gap / 2);
}

/**
 * Lays out one lane for the narrow drawing. Its groups and items are placed side by side if they fit.
 *
 * @param width width of the entire lane, which a frame fills
 */
export function narrowLane({ groups }: Lane, width: number, titleAt: PlacedFrame['titleAt'], near: Neighbours): Block {
  const contents = (w: number): Block[] => groups.map((group) => layoutGroup(group, w - framePadding(group), near));
  const framed = (blocks: readonly Block[], w: number): Block[] =>
    groups.map((group, index) => enframe(group, blocks[index] as Block, w, titleAt));
  const each = (width - (groups.length - 1) * (sizes.gap / 2)) / groups.length;
  if (groups.length > 1 && groups.length <= 3 && !isLinkedAcross(groups, near)) {
    const blocks = contents(each);
    if (groups.every((group, index) => (blocks[index]?.w ?? 0) + framePadding(group) <= each)) return frameRow(framed(blocks, each));
  }
  return stackDown(framed(contents(width), width), near);
}
