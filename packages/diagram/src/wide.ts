import { align } from './align';
import { placeLinks } from './labels';
import type { Diagram, Link } from './schema';
import { linkLabelWidth, neighbours, type Neighbours } from './neighbours';
import { routes, type Course } from './route';
import { movedBlock, type Block, type PlacedItem, type Scene } from './scene';
import { sizes } from './sizes';
import { wideLane, type Density } from './wide-lane';

/** Maximum width of a drawing that fits into the page's text column at scale 1. */
const FIT = 704;

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

const isBow = ({ from, to }: Link, near: Neighbours): boolean => {
  const [a, b] = [near.place(from), near.place(to)];
  return a.lane === b.lane && Math.abs(a.index - b.index) > 1;
};

function bowRoom(lane: number, density: Density, near: Neighbours): number {
  const bows = near.between(lane, lane).filter((link) => isBow(link, near));
  return bows.length === 0 ? 0 : BOW + Math.max(...bows.map((link) => linkLabelWidth(link, density.linkLabelMax) / 2));
}

function gapAfter(lane: number, density: Density, near: Neighbours): number {
  const links = near.between(lane, lane + 1);
  const label = Math.max(0, ...links.map((link) => linkLabelWidth(link, density.linkLabelMax)));
  if (links.length === 0) return GAP_UNLINKED;
  return label === 0 ? density.gapLink : label + density.gapBesideLabel;
}

interface Row {
  readonly lanes: readonly Block[];
  readonly width: number;
  readonly height: number;
  readonly density: Density;
}

function layRow({ lanes }: Diagram, density: Density, near: Neighbours): Row {
  const boxes = lanes.map((lane, index) => wideLane(lane, index, density, near));
  const offsets = align(boxes, near.between);
  let x: number = sizes.margin;
  const placed = boxes.map((box, index) => {
    const lane = movedBlock(box, x, sizes.margin + (offsets[index] ?? 0));
    x += box.w + bowRoom(index, density, near) + (index < boxes.length - 1 ? gapAfter(index, density, near) : 0);
    return lane;
  });
  return { lanes: placed, width: x + sizes.margin, height: Math.max(...boxes.map(({ h }) => h)) + 2 * sizes.margin, density };
}

function fitRow(diagram: Diagram, near: Neighbours): Row {
  for (const density of DENSITIES) {
    const row = layRow(diagram, density, near);
    if (row.width <= FIT) return row;
  }
  return layRow(diagram, TIGHTEST, near);
}

function course(link: Link, items: ReadonlyMap<string, PlacedItem>, near: Neighbours): Course {
  const [a, b] = [near.place(link.from), near.place(link.to)];
  const [from, to] = [items.get(link.from) as PlacedItem, items.get(link.to) as PlacedItem];
  if (isBow(link, near)) return { from, to, fromSide: 'right', toSide: 'right', forward: a.index < b.index };
  if (a.lane === b.lane) {
    const down = a.index < b.index;
    return { from, to, fromSide: down ? 'bottom' : 'top', toSide: down ? 'top' : 'bottom', forward: down };
  }
  const ahead = a.lane < b.lane;
  return { from, to, fromSide: ahead ? 'right' : 'left', toSide: ahead ? 'left' : 'right', forward: ahead };
}

/** Lays out a valid diagram with its lanes from left to right. */
export function wideScene(diagram: Diagram): Scene {
  const near = neighbours(diagram);
  const { lanes, width, height, density } = fitRow(diagram, near);
  const items = lanes.flatMap((lane) => lane.items);
  const frames = lanes.flatMap((lane) => lane.frames);
  const byId = new Map(items.map((item) => [item.item.id, item]));
  const drawn = routes(diagram.links.map((link) => course(link, byId, near)));
  const links = placeLinks(diagram.links, drawn, { items, frames, maxWidth: density.linkLabelMax, width });
  return { width: Math.ceil(width), height: Math.ceil(height), frames, items, links };
}
