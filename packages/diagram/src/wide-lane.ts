import { cellWidth, layoutCells } from './cells';
import { enframe, framePadding, titleWidth } from './frame';
import { equalize, measureBox } from './measure';
import type { Group, Item, Lane } from './schema';
import type { Neighbours } from './neighbours';
import { single, type Block, type PlacedItem } from './scene';
import { stackDown, stretches } from './stack';

/** Spacing of the wide layout. The layout uses the first density that fits on the page. */
export interface Density {
  readonly boxMax: number;
  readonly cellsPerRow: number;
  readonly boxMin: number;
  /** Space between the text and the edge of a box. */
  readonly padX: number;
  /** Maximum line width in a link's label. */
  readonly linkLabelMax: number;
  /** Space between linked lanes, and the space for the line and arrowhead next to a label between them. */
  readonly gapLink: number;
  readonly gapBesideLabel: number;
}

/** Returns whether a run of cells is laid out as a row, which requires that links from other lanes reach only its outer cells. */
function isRow(cells: readonly Item[], perRow: number, lane: number, near: Neighbours): boolean {
  const reaches = (other: number, cell: Item): boolean =>
    near.between(lane, other).some(({ from, to }) => from === cell.id || to === cell.id);
  return (
    !near.linked(cells) &&
    cells.every((cell, index) => {
      const first = index % perRow === 0;
      const last = index % perRow === perRow - 1 || index === cells.length - 1;
      return (first || !reaches(lane - 1, cell)) && (last || !reaches(lane + 1, cell));
    })
  );
}

/** Lays out one lane for the wide drawing. Its groups are stacked vertically, and its items form a column. */
export function wideLane({ groups }: Lane, lane: number, { boxMax, boxMin, padX, cellsPerRow }: Density, near: Neighbours): Block {
  const items = groups.flatMap((group) => group.items);
  const cell = cellWidth(items.filter(({ shape }) => shape === 'hex'));
  const measured = items.filter(({ shape }) => shape !== 'hex').map((item) => measureBox(item, boxMax, padX));
  const boxes = new Map(equalize(measured, boxMin).map((box) => [box.item, box]));
  const blocksOf = (run: readonly Item[]): Block[] => {
    if (run[0]?.shape !== 'hex') return run.map((item) => single(boxes.get(item) as PlacedItem));
    const rows = isRow(run, cellsPerRow, lane, near) ? [run] : run.map((item) => [item]);
    return rows.map((cells) => layoutCells(cells, cell, cellsPerRow));
  };
  const contents = groups.map((group) => ({ group, content: stackDown(stretches(group.items).flatMap(blocksOf), near) }));
  const width = ({ group, content }: { group: Group; content: Block }): number =>
    Math.max(content.w, titleWidth(group, content.w)) + framePadding(group);
  const w = Math.max(...contents.map(width));
  const framed = contents.map(({ group, content }) => enframe(group, content, w));
  return stackDown(framed, near);
}
