import { gutterWidth, NO_GUTTERS, type LaneGutters } from './gutters';
import type { Diagram } from './schema';
import { linkLabel, type Neighbours } from './neighbours';
import { NARROW_LABEL_MAX, narrowLane } from './narrow-lane';
import { movedBlock, type Block, type PlacedFrame } from './scene';
import { sizes } from './sizes';

/** A phone of 320 px less the page's margins: text stays at scale 1. */
export const NARROW_WIDTH = 288;

const GAP = { none: 16, link: 44, label: 64, labels: 84 } as const;

/** What is decided before the lanes are laid out. */
export interface Plan {
  readonly gutters: readonly LaneGutters[];
  readonly titles: readonly PlacedFrame['titleAt'][];
}

/** The placed lanes. */
export interface Column {
  readonly lanes: readonly Block[];
  /** Top and bottom of every lane. */
  readonly spans: readonly { readonly top: number; readonly bottom: number }[];
  readonly height: number;
}

function gapAfter(lane: number, near: Neighbours): number {
  const links = near.between(lane, lane + 1);
  const labels = links.filter(({ label }) => label !== undefined);
  if (links.length === 0) return GAP.none;
  if (labels.length === 0) return GAP.link;
  const lines = Math.max(...labels.map((link) => linkLabel(link, NARROW_LABEL_MAX).length));
  return (labels.length === 1 ? GAP.label : GAP.labels) + (lines - 1) * sizes.linkLabel.line;
}

/** Lays the lanes out from top to bottom. */
export function layColumn({ lanes }: Diagram, plan: Plan, near: Neighbours): Column {
  const boxes = lanes.map((lane, index) => {
    const gutter = gutterWidth(plan.gutters[index] ?? NO_GUTTERS);
    const room = NARROW_WIDTH - 2 * sizes.margin - 2 * gutter;
    return movedBlock(narrowLane(lane, room, plan.titles[index] ?? 'top', near), gutter, 0);
  });
  let y: number = sizes.margin;
  const spans = boxes.map(({ h }, index) => {
    const span = { top: y, bottom: y + h };
    y += h + (index < boxes.length - 1 ? gapAfter(index, near) : 0);
    return span;
  });
  return { lanes: boxes.map((box, index) => movedBlock(box, sizes.margin, spans[index]?.top ?? 0)), spans, height: y + sizes.margin };
}
