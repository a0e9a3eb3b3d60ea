import { cellWidth, layoutCells } from './cells';
import { enframe, frameRoom, titleWidth, type Content } from './frame';
import { equalize, measureBox, type Measured } from './measure';
import type { Group, Item, Lane } from './model';
import type { Neighbours } from './neighbours';
import { movedLane, type LaneBox } from './scene';
import { gapsOf, stackDown, stretches } from './stack';

/** How much room the wide layout gives; it takes the first density that fits the page. */
export interface Density {
  readonly boxMax: number;
  readonly cellsPerRow: number;
  readonly boxMin: number;
  /** Between text and edge of a box. */
  readonly padX: number;
  /** Longest line of a link's label. */
  readonly linkLabelMax: number;
  /** Between lanes that links join, and beside a label there for line and arrowhead. */
  readonly gapLink: number;
  readonly gapBesideLabel: number;
}

/** A run of cells is a row only if links from other lanes reach its outer cells. */
function isRow(cells: readonly Item[], perRow: number, lane: number, near: Neighbours): boolean {
  const linksInside = cells.some((a) => cells.some((b) => a !== b && near.joining(a, b)));
  const reaches = (other: number, cell: Item): boolean =>
    near.between(lane, other).some(({ from, to }) => from === cell.id || to === cell.id);
  return (
    !linksInside &&
    cells.every((cell, index) => {
      const first = index % perRow === 0;
      const last = index % perRow === perRow - 1 || index === cells.length - 1;
      return (first || !reaches(lane - 1, cell)) && (last || !reaches(lane + 1, cell));
    })
  );
}

interface Block extends Content {
  readonly first: Item;
  readonly last: Item;
}

function boxBlock({ item, label, note, w, h }: Measured): Block {
  return { w, h, first: item, last: item, items: [{ item, label, note, x: 0, y: 0, w, h }] };
}

/** Lays one lane out for the wide drawing: its groups below each other, its items in a column. */
export function wideLane({ groups }: Lane, lane: number, density: Density, near: Neighbours): LaneBox {
  const items = groups.flatMap((group) => group.items);
  const cell = cellWidth(items.filter(({ shape }) => shape === 'hex'));
  const boxes = equalize(
    items.filter(({ shape }) => shape !== 'hex').map((item) => measureBox(item, density.boxMax, density.padX)),
    density.boxMin,
  );
  const boxOf = new Map(boxes.map((box) => [box.item, box]));
  const cellBlock = (cells: readonly Item[]): Block => ({
    ...layoutCells(cells, cell, density.cellsPerRow),
    first: cells[0] as Item,
    last: cells[cells.length - 1] as Item,
  });
  const blocksOf = (group: Group): Block[] =>
    stretches(group.items, ({ shape }) => shape === 'hex').flatMap((run) => {
      if (run[0]?.shape !== 'hex') return run.map((item) => boxBlock(boxOf.get(item) as Measured));
      return isRow(run, density.cellsPerRow, lane, near) ? [cellBlock(run)] : run.map((item) => cellBlock([item]));
    });
  const contents = groups.map((group) => {
    const blocks = blocksOf(group);
    return stackDown(
      blocks,
      gapsOf(blocks, (a, b) => near.gap(a.last, b.first)),
    );
  });
  const w = Math.max(
    ...groups.map((group, index) => Math.max(contents[index]?.w ?? 0, titleWidth(group, contents[index]?.w ?? 0)) + frameRoom(group)),
  );
  let y = 0;
  const framed = groups.map((group, index) => {
    const placed = enframe(group, contents[index] as Content, w);
    const at = y;
    const next = groups[index + 1];
    y += placed.h + (next ? near.gap(group.items[group.items.length - 1] as Item, next.items[0] as Item) : 0);
    return movedLane({ ...placed, frames: placed.frame ? [placed.frame] : [] }, 0, at);
  });
  return { w, h: y, frames: framed.flatMap(({ frames }) => frames), items: framed.flatMap((group) => group.items) };
}
