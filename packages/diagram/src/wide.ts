/** The wide drawing, with lanes from left to right. */
import { cellWidth, enframe, equalize, framePadding, layoutCells, measureBox, stackDown, stretches } from './blocks';
import { placeLinks } from './labels';
import { linkLabelWidth, Neighbours } from './neighbours';
import { routes, type Course } from './route';
import { center, movedBlock, sizes, type Block, type PlacedItem, type Scene } from './scene';
import type { Diagram, Group, Item, Lane, Link } from './schema';
import { widest, wrap } from './text';

/** Maximum width of a drawing that fits into the page's text column at scale 1. */
const FIT = 704;

/** Spacing of the layout. The first density that fits on the page is used. */
interface Density {
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

const ROOMY: Density = { boxMax: 168, boxMin: 92, padX: sizes.padX, cellsPerRow: 4, linkLabelMax: 200, gapLink: 52, gapBesideLabel: 38 };
const TIGHT: Density = { ...ROOMY, boxMax: 112, boxMin: 76, padX: 8, cellsPerRow: 2, linkLabelMax: 64, gapLink: 36, gapBesideLabel: 28 };

const DENSITIES: readonly Density[] = [
  ROOMY,
  { ...ROOMY, boxMax: 148 },
  { ...ROOMY, boxMax: 148, cellsPerRow: 3, linkLabelMax: 64 },
  { ...ROOMY, boxMax: 128, cellsPerRow: 3, linkLabelMax: 64 },
  { ...ROOMY, boxMax: 116, cellsPerRow: 2, linkLabelMax: 64 },
  TIGHT,
];

/** Density for drawings that don't fit otherwise. They're shown slightly smaller. */
const TIGHTEST: Density = { ...TIGHT, boxMax: 100 };

/** Space between lanes that aren't linked. */
const GAP_UNLINKED = 28;

/** Space next to a lane for a curved link that skips items in that lane. */
const BOW = 40;

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

/** Lays out one lane. Its groups are stacked vertically, and its items form a column. */
function layLane({ groups }: Lane, lane: number, { boxMax, boxMin, padX, cellsPerRow }: Density, near: Neighbours): Block {
  const items = groups.flatMap((group) => group.items);
  const cell = cellWidth(items.filter(({ shape }) => shape === 'hex'));
  const measured = items.filter(({ shape }) => shape !== 'hex').map((item) => measureBox(item, boxMax, padX));
  const boxes = new Map(equalize(measured, boxMin).map((box) => [box.items[0]?.item, box]));
  const blocksOf = (run: readonly Item[]): Block[] => {
    if (run[0]?.shape !== 'hex') return run.flatMap((item) => boxes.get(item) ?? []);
    const rows = isRow(run, cellsPerRow, lane, near) ? [run] : run.map((item) => [item]);
    return rows.map((cells) => layoutCells(cells, cell, cellsPerRow));
  };
  const contents = groups.map((group) => ({ group, content: stackDown(stretches(group.items).flatMap(blocksOf), near) }));
  const width = ({ group, content }: { group: Group; content: Block }): number => {
    // The title wraps, so that it fits above the content.
    const title = wrap(group.title ?? '', sizes.frameTitle.font, Math.max(content.w, 80));
    return Math.max(content.w, widest(title, sizes.frameTitle.font)) + framePadding(group);
  };
  const w = Math.max(...contents.map(width));
  return stackDown(
    contents.map(({ group, content }) => enframe(group, content, w)),
    near,
  );
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/**
 * Calculates the vertical offsets of the lanes. The tallest lane stays in place. Each other lane is aligned with its neighbor so that most
 * links to it are straight, or is centered if it has no links. No lane extends beyond the tallest one.
 */
function align(lanes: readonly Block[], near: Neighbours): number[] {
  const total = Math.max(...lanes.map(({ h }) => h));
  const highest = lanes.findIndex(({ h }) => h === total);
  const middles = lanes.map(({ items }) => new Map(items.map((placed) => [placed.item.id, center(placed).y])));
  const offsets = lanes.map(() => 0);
  const follow = (lane: number, neighbour: number): void => {
    const middle = (of: number, { from, to }: Link): number => middles[of]?.get(from) ?? middles[of]?.get(to) ?? 0;
    const shifts = near.between(lane, neighbour).map((link) => middle(neighbour, link) - middle(lane, link));
    const free = total - (lanes[lane]?.h ?? 0);
    const centred = (free - total + (lanes[neighbour]?.h ?? 0)) / 2;
    offsets[lane] = Math.min(Math.max(0, (offsets[neighbour] ?? 0) + (median(shifts) ?? centred)), free);
  };
  for (let lane = highest + 1; lane < lanes.length; lane += 1) follow(lane, lane - 1);
  for (let lane = highest - 1; lane >= 0; lane -= 1) follow(lane, lane + 1);
  return offsets;
}

const isBow = ({ from, to }: Link, near: Neighbours): boolean => {
  const [a, b] = [near.place(from), near.place(to)];
  return a.lane === b.lane && Math.abs(a.index - b.index) > 1;
};

/** Returns the space after a lane: for the curved links within it, and for the links to the next lane, if there is one. */
function spaceAfter(lane: number, isLast: boolean, { linkLabelMax, gapLink, gapBesideLabel }: Density, near: Neighbours): number {
  const widths = (links: readonly Link[]): number[] => links.map((link) => linkLabelWidth(link, linkLabelMax));
  const bows = widths(near.between(lane, lane).filter((link) => isBow(link, near)));
  const links = widths(near.between(lane, lane + 1));
  const label = Math.max(0, ...links);
  const gap = links.length === 0 ? GAP_UNLINKED : label === 0 ? gapLink : label + gapBesideLabel;
  return (bows.length === 0 ? 0 : BOW + Math.max(...bows) / 2) + (isLast ? 0 : gap);
}

function layRow({ lanes }: Diagram, density: Density, near: Neighbours) {
  const boxes = lanes.map((lane, index) => layLane(lane, index, density, near));
  const offsets = align(boxes, near);
  let x: number = sizes.margin;
  const placed = boxes.map((box, index) => {
    const lane = movedBlock(box, x, sizes.margin + (offsets[index] ?? 0));
    x += box.w + spaceAfter(index, index === boxes.length - 1, density, near);
    return lane;
  });
  return { lanes: placed, width: x + sizes.margin, height: Math.max(...boxes.map(({ h }) => h)) + 2 * sizes.margin };
}

function course(link: Link, items: ReadonlyMap<string, PlacedItem>, near: Neighbours): Course {
  const [a, b] = [near.place(link.from), near.place(link.to)];
  const [from, to] = [items.get(link.from) as PlacedItem, items.get(link.to) as PlacedItem];
  const forward = a.lane === b.lane ? a.index < b.index : a.lane < b.lane;
  if (isBow(link, near)) return { from, to, fromSide: 'right', toSide: 'right', forward };
  const [after, before] = a.lane === b.lane ? (['bottom', 'top'] as const) : (['right', 'left'] as const);
  return { from, to, fromSide: forward ? after : before, toSide: forward ? before : after, forward };
}

/** Lays out a valid diagram with its lanes from left to right. */
export function wideScene(diagram: Diagram): Scene {
  const near = new Neighbours(diagram);
  const density = DENSITIES.find((candidate) => layRow(diagram, candidate, near).width <= FIT) ?? TIGHTEST;
  const { lanes, width, height } = layRow(diagram, density, near);
  const items = lanes.flatMap((lane) => lane.items);
  const frames = lanes.flatMap((lane) => lane.frames);
  const byId = new Map(items.map((item) => [item.item.id, item]));
  const drawn = routes(diagram.links.map((link) => course(link, byId, near)));
  const links = placeLinks(diagram.links, drawn, { items, frames, maxWidth: density.linkLabelMax, width });
  return { width: Math.ceil(width), height: Math.ceil(height), frames, items, links };
}
