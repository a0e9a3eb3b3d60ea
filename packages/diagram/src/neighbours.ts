import { sizes } from './scene';
import type { Diagram, Item, Link } from './schema';
import { widest, wrap } from './text';

/** Position of an item: the index of its lane and its index within the lane, across all groups. */
export interface Place {
  readonly lane: number;
  readonly index: number;
}

/** Returns the place of each item by id. */
export function places({ lanes }: Pick<Diagram, 'lanes'>): Map<string, Place> {
  return new Map(
    lanes.flatMap(({ groups }, lane) => groups.flatMap(({ items }) => items).map(({ id }, index) => [id, { lane, index }] as const)),
  );
}

/** The questions about a diagram's links that the layouts ask. */
export class Neighbours {
  private readonly all: ReadonlyMap<string, Place>;

  /** @param diagram valid diagram, so that every link has both ends */
  constructor(private readonly diagram: Diagram) {
    this.all = places(diagram);
  }

  place(id: string): Place {
    return this.all.get(id) as Place;
  }

  /** Returns the links between the items of two lanes, in either direction. */
  between(laneA: number, laneB: number): Link[] {
    return this.diagram.links.filter(({ from, to }) => {
      const [first, second] = [this.place(from).lane, this.place(to).lane];
      return (first === laneA && second === laneB) || (first === laneB && second === laneA);
    });
  }

  /** Returns the link between two items, in either direction. If there are two, a labeled one is preferred. */
  joining(a: Item, b: Item): Link | undefined {
    const found = this.diagram.links.filter(({ from, to }) => (from === a.id && to === b.id) || (from === b.id && to === a.id));
    return found.find(({ label }) => label !== undefined) ?? found[0];
  }

  /** Returns whether any two of these items are linked. */
  linked(items: readonly Item[]): boolean {
    return items.some((a) => items.some((b) => a !== b && this.joining(a, b)));
  }

  /** Returns the space between two consecutive items in a lane. */
  gap(a: Item, b: Item): number {
    const link = this.joining(a, b);
    if (!link) return sizes.gap;
    return link.label === undefined ? sizes.gapLink : sizes.gapLabel;
  }
}

/** Returns the lines of a link's label, or an empty list if the link has no label. */
export const linkLabel = ({ label }: Link, maxWidth: number): string[] => wrap(label ?? '', sizes.linkLabel.font, maxWidth);

/** Returns the width of a link's label, including the space next to its text. */
export function linkLabelWidth(link: Link, maxWidth: number): number {
  const lines = linkLabel(link, maxWidth);
  return lines.length === 0 ? 0 : Math.ceil(widest(lines, sizes.linkLabel.font)) + 8;
}
