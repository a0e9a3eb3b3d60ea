import { cellPitch, cellWidth, layoutCells } from './cells';
import { enframe, frameRoom, type Content } from './frame';
import { equalize, measureBox, type Measured } from './measure';
import type { Group, Item, Lane } from './model';
import { linkLabelWidth, type Neighbours } from './neighbours';
import { movedLane, type LaneBox, type PlacedFrame } from './scene';
import { sizes } from './sizes';
import { gapsOf, stackDown, stackRight, stretches } from './stack';

export const NARROW_LABEL_MAX = 96;

/** Smallest and largest width of a box that stands alone in its row. */
const ALONE = { min: 132, max: 216 } as const;

function boxContent({ item, label, note, w, h }: Measured): Content {
  return { w, h, items: [{ item, label, note, x: 0, y: 0, w, h }] };
}

/** Room for an arrow between two boxes side by side. */
function sideGap(a: Item, b: Item, near: Neighbours): number {
  const link = near.joining(a, b);
  if (!link) return sizes.gap - 4;
  return 34 + linkLabelWidth(link, NARROW_LABEL_MAX);
}

/** Boxes side by side, or nothing where a text does not fit. */
function boxRow(items: readonly Item[], width: number, near: Neighbours): Content | undefined {
  const gaps = gapsOf(items, (a, b) => sideGap(a, b, near));
  const each = (width - gaps.reduce((sum, gap) => sum + gap, 0)) / items.length;
  const padX = items.length > 2 ? sizes.padXTight : sizes.padX - 4;
  const boxes = items.map((item) => measureBox(item, each, padX));
  if (boxes.some(({ w }) => w > each)) return undefined;
  return stackRight(equalize(boxes, Math.min(each, ALONE.min)).map(boxContent), gaps);
}

function boxColumn(items: readonly Item[], width: number, near: Neighbours): Content {
  const boxes = items.map((item) => measureBox(item, Math.min(width, ALONE.max)));
  return stackDown(equalize(boxes, Math.min(width, ALONE.min)).map(boxContent), gapsOf(items, near.gap));
}

/** Two boxes a row, for lanes of many boxes without links among them. */
function boxGrid(items: readonly Item[], width: number, near: Neighbours): Content | undefined {
  const boxes = items.map((item) => measureBox(item, (width - sizes.gap) / 2, sizes.padX - 4));
  const linked = items.some((a) => items.some((b) => a !== b && near.joining(a, b)));
  if (linked || boxes.some(({ w }) => w > (width - sizes.gap) / 2)) return undefined;
  const equal = equalize(boxes, 0);
  const rows = Array.from({ length: Math.ceil(equal.length / 2) }, (_, row) => equal.slice(2 * row, 2 * row + 2));
  return stackDown(
    rows.map((row) => stackRight(row.map(boxContent), [sizes.gap])),
    rows.slice(1).map(() => sizes.gap),
  );
}

function layoutBoxes(items: readonly Item[], width: number, near: Neighbours): Content {
  const inRow = items.length <= 3 && !items.some((a, i) => items.some((b, j) => j - i > 1 && near.joining(a, b)));
  return (inRow ? boxRow(items, width, near) : boxGrid(items, width, near)) ?? boxColumn(items, width, near);
}

function layoutRun(items: readonly Item[], width: number, near: Neighbours): Content {
  if (items[0]?.shape !== 'hex') return layoutBoxes(items, width, near);
  const cell = cellWidth(items);
  const linked = items.some((a) => items.some((b) => a !== b && near.joining(a, b)));
  if (linked)
    return stackDown(
      items.map((item) => layoutCells([item], cell, 1)),
      gapsOf(items, near.gap),
    );
  const most = Math.max(1, Math.floor((width + sizes.cellGap) / cellPitch(items, cell)));
  return layoutCells(items, cell, Math.ceil(items.length / Math.ceil(items.length / most)));
}

/** A group's items within `width`: stretches of cells and of boxes below each other. */
function layoutGroup({ items }: Group, width: number, near: Neighbours): Content {
  const runs = stretches(items, ({ shape }) => shape === 'hex');
  const gaps = gapsOf(runs, (a, b) => near.gap(a[a.length - 1] as Item, b[0] as Item));
  return stackDown(
    runs.map((run) => layoutRun(run, width, near)),
    gaps,
  );
}

interface Slot {
  readonly group: Group;
  readonly content: Content;
}

const isLinkedAcross = (groups: readonly Group[], near: Neighbours): boolean =>
  groups.some((a) => groups.some((b) => a !== b && a.items.some((x) => b.items.some((y) => near.joining(x, y)))));

function placeRow(slots: readonly Slot[], each: number, titleAt: PlacedFrame['titleAt']): LaneBox {
  const frames = slots.map(({ group, content }) => enframe(group, content, each, titleAt));
  const h = Math.max(...frames.map((frame) => frame.h));
  const lanes = frames.map((framed, index) => {
    const frame = framed.frame && { ...framed.frame, h };
    return movedLane({ ...framed, frames: frame ? [frame] : [] }, index * (each + sizes.gap / 2), 0);
  });
  return {
    w: slots.length * (each + sizes.gap / 2) - sizes.gap / 2,
    h,
    frames: lanes.flatMap(({ frames: f }) => f),
    items: lanes.flatMap(({ items }) => items),
  };
}

function placeColumn(slots: readonly Slot[], width: number, titleAt: PlacedFrame['titleAt'], near: Neighbours): LaneBox {
  let y = 0;
  const lanes = slots.map(({ group, content }, index) => {
    const framed = enframe(group, content, width, titleAt);
    const lane = movedLane({ ...framed, frames: framed.frame ? [framed.frame] : [] }, 0, y);
    const next = slots[index + 1]?.group;
    y += framed.h + (next ? near.gap(group.items[group.items.length - 1] as Item, next.items[0] as Item) : 0);
    return lane;
  });
  return { w: width, h: y, frames: lanes.flatMap(({ frames }) => frames), items: lanes.flatMap(({ items }) => items) };
}

/**
 * Lays one lane out for the narrow drawing: its groups side by side where they fit, its items
 * in a row where they fit.
 *
 * @param width of the whole lane, which a frame fills
 */
export function narrowLane({ groups }: Lane, width: number, titleAt: PlacedFrame['titleAt'], near: Neighbours): LaneBox {
  const each = (width - (groups.length - 1) * (sizes.gap / 2)) / groups.length;
  if (groups.length > 1 && groups.length <= 3 && !isLinkedAcross(groups, near)) {
    const slots = groups.map((group) => ({ group, content: layoutGroup(group, each - frameRoom(group), near) }));
    if (slots.every(({ group, content }) => content.w + frameRoom(group) <= each)) return placeRow(slots, each, titleAt);
  }
  const slots = groups.map((group) => ({ group, content: layoutGroup(group, width - frameRoom(group), near) }));
  return placeColumn(slots, width, titleAt, near);
}
