import type { Item } from './schema';
import type { Block } from './scene';
import { sizes } from './sizes';
import { widest, wrap } from './text';

const WIDTHS = [52, 60, 68, 76, 84, 92, 104, 116, 132] as const;

/** Height-to-width ratio of a regular hexagon that stands on one of its corners. */
const HEIGHT = 2 / Math.sqrt(3);

/** Minimum difference in px between the width of a cell and the width of its text, so that two lines fit into the hexagon. */
const TEXT_INSET = 12;

const labelLines = (item: Item, cell: number): string[] => wrap(item.label, sizes.label.font, cell - TEXT_INSET);

function fits(item: Item, cell: number): boolean {
  const lines = labelLines(item, cell);
  return lines.length <= 2 && widest(lines, sizes.label.font) <= cell - TEXT_INSET;
}

/** Returns the smallest cell width that fits every label in the lane. */
export function cellWidth(items: readonly Item[]): number {
  return WIDTHS.find((width) => items.every((item) => fits(item, width))) ?? WIDTHS[WIDTHS.length - 1] ?? 0;
}

/** Returns the distance between the centers of neighboring cells. Cells with notes below them need more space. */
export function cellPitch(items: readonly Item[], cell: number): number {
  const notes = items.map(({ note }) => widest(wrap(note ?? '', sizes.note.font, Math.max(cell, 84)), sizes.note.font));
  return Math.max(cell, ...notes) + sizes.cellGap;
}

/** Lays out cells in rows of `perRow`. If there are several rows and no notes, the cells form a honeycomb. */
export function layoutCells(items: readonly Item[], cell: number, perRow: number): Block {
  const pitch = cellPitch(items, cell);
  const h = cell * HEIGHT;
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
      return { item, x, y: row * step, w: cell, h, label: labelLines(item, cell), note: note(item) };
    }),
  };
}
