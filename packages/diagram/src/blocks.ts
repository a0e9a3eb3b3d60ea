/** Lays out items as boxes or cells, stacks them, and draws frames around groups of them. */
import type { Neighbours } from './neighbours';
import { movedBlock, sizes, type Block, type PlacedFrame, type PlacedItem } from './scene';
import type { Group, Item } from './schema';
import { widest, wrap } from './text';

/** Returns the combined height of the label and note. */
export function textHeight(label: readonly string[], note: readonly string[]): number {
  const gap = label.length > 0 && note.length > 0 ? sizes.textGap : 0;
  return label.length * sizes.label.line + gap + note.length * sizes.note.line;
}

/** Extra space that a shape needs above and below its text, in addition to the normal padding. */
export const EXTRA_HEIGHT: Readonly<Record<Item['shape'], number>> = { box: 0, hex: 0, disk: 2 * sizes.drum, person: sizes.personIcon };

/**
 * Measures a box, drum, or person.
 *
 * @param maxWidth maximum width of the shape; a long word can exceed it
 * @param padX space between the text and the edge
 */
export function measureBox(item: Item, maxWidth: number, padX: number = sizes.padX): PlacedItem {
  const inside = maxWidth - 2 * padX;
  const label = wrap(item.label, sizes.label.font, inside);
  const note = wrap(item.note ?? '', sizes.note.font, inside);
  const text = Math.max(widest(label, sizes.label.font), widest(note, sizes.note.font));
  const h = textHeight(label, note) + 2 * sizes.padY + EXTRA_HEIGHT[item.shape];
  return { item, label, note, x: 0, y: 0, w: Math.ceil(text + 2 * padX), h };
}

/** Gives all boxes the width of the widest one, and all boxes of the same shape the height of the tallest one. */
export function equalize(boxes: readonly PlacedItem[], minWidth: number): Block[] {
  const w = Math.max(minWidth, ...boxes.map((box) => box.w));
  return boxes.map((box) => {
    const alike = boxes.filter(({ item }) => (item.shape === 'person') === (box.item.shape === 'person'));
    const h = Math.max(...alike.map((other) => other.h));
    return { w, h, frames: [], items: [{ ...box, w, h }] };
  });
}

const CELL_WIDTHS = [52, 60, 68, 76, 84, 92, 104, 116, 132] as const;

/** Height-to-width ratio of a regular hexagon that stands on one of its corners. */
const CELL_HEIGHT = 2 / Math.sqrt(3);

/** Minimum difference in px between the width of a cell and the width of its text, so that two lines fit into the hexagon. */
const TEXT_INSET = 12;

const cellLabel = (item: Item, cell: number): string[] => wrap(item.label, sizes.label.font, cell - TEXT_INSET);

/** Returns the smallest cell width that fits every label in the lane. */
export function cellWidth(items: readonly Item[]): number {
  const fits = (item: Item, cell: number): boolean => {
    const lines = cellLabel(item, cell);
    return lines.length <= 2 && widest(lines, sizes.label.font) <= cell - TEXT_INSET;
  };
  return CELL_WIDTHS.find((width) => items.every((item) => fits(item, width))) ?? Math.max(...CELL_WIDTHS);
}

/** Returns the distance between the centers of neighboring cells. Cells with notes below them need more space. */
export function cellPitch(items: readonly Item[], cell: number): number {
  const notes = items.map(({ note }) => widest(wrap(note ?? '', sizes.note.font, Math.max(cell, 84)), sizes.note.font));
  return Math.max(cell, ...notes) + sizes.cellGap;
}

/** Lays out cells in rows of `perRow`. If there are several rows and no notes, the cells form a honeycomb. */
export function layoutCells(items: readonly Item[], cell: number, perRow: number): Block {
  const pitch = cellPitch(items, cell);
  const h = cell * CELL_HEIGHT;
  const note = (item: Item): string[] => wrap(item.note ?? '', sizes.note.font, pitch - sizes.cellGap);
  const noteHeight = Math.max(0, ...items.map((item) => note(item).length * sizes.note.line));
  const comb = perRow > 1 && items.length > perRow && noteHeight === 0;
  const step = comb ? 0.75 * h + sizes.cellGap * 0.9 : h + noteHeight + sizes.cellGap;
  const rows = Math.ceil(items.length / perRow);
  const width = Math.min(items.length, perRow) * pitch - sizes.cellGap + (comb ? pitch / 2 : 0);
  return {
    frames: [],
    w: width,
    h: (rows - 1) * step + h + noteHeight,
    items: items.map((item, index) => {
      const row = Math.floor(index / perRow);
      const inRow = comb ? perRow : Math.min(perRow, items.length - row * perRow);
      const start = comb ? (row % 2) * (pitch / 2) : (width - (inRow * pitch - sizes.cellGap)) / 2;
      const x = start + (index % perRow) * pitch + (pitch - sizes.cellGap - cell) / 2;
      return { item, x, y: row * step, w: cell, h, label: cellLabel(item, cell), note: note(item) };
    }),
  };
}

type Gap = (a: Item, b: Item) => number;

/** Places blocks one after another, centered on the cross axis. `gap` returns the space between adjacent items. */
function stack(blocks: readonly Block[], gap: Gap, along: 'w' | 'h', across: 'w' | 'h'): Block {
  const breadth = Math.max(0, ...blocks.map((block) => block[across]));
  let length = 0;
  const placed = blocks.map((block, index) => {
    const [before, first] = [blocks[index - 1]?.items.at(-1), block.items[0]];
    if (before && first) length += gap(before.item, first.item);
    const [at, aside] = [length, (breadth - block[across]) / 2];
    length += block[along];
    return along === 'w' ? movedBlock(block, at, aside) : movedBlock(block, aside, at);
  });
  const size = along === 'w' ? { w: length, h: breadth } : { w: breadth, h: length };
  return { ...size, items: placed.flatMap(({ items }) => items), frames: placed.flatMap(({ frames }) => frames) };
}

/** Stacks blocks vertically, with the space that the links between them need. */
export const stackDown = (blocks: readonly Block[], near: Neighbours): Block => stack(blocks, (a, b) => near.gap(a, b), 'h', 'w');

/** Places blocks side by side. */
export const stackRight = (blocks: readonly Block[], gap: Gap): Block => stack(blocks, gap, 'w', 'h');

/** Splits items into consecutive runs of cells and of other shapes. */
export function stretches(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && (last[0]?.shape === 'hex') === (item.shape === 'hex')) last.push(item);
    else found.push([item]);
  }
  return found;
}

/** Returns the total space that a frame adds on both sides of its content. */
export const framePadding = ({ title }: Group): number => (title === undefined ? 0 : 2 * sizes.framePad);

/**
 * Draws a frame around a group's content and centers the content in it.
 *
 * @param w frame width; a group without a title gets the space, but no frame
 */
export function enframe(group: Group, content: Block, w: number, titleAt: PlacedFrame['titleAt'] = 'top'): Block {
  const dx = (w - content.w) / 2;
  if (group.title === undefined) return { ...movedBlock(content, dx, 0), w };
  const title = wrap(group.title, sizes.frameTitle.font, w - 2 * sizes.framePad);
  const head = title.length * sizes.frameTitle.line + sizes.gap / 2;
  const h = content.h + head + 2 * sizes.framePad;
  const { items } = movedBlock(content, dx, sizes.framePad + (titleAt === 'top' ? head : 0));
  return { w, h, items, frames: [{ x: 0, y: 0, w, h, title, titleAt, titleSide: 'left' }] };
}
