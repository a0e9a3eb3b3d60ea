import type { Diagram, Item, Link } from './schema';
import { sizes } from './sizes';
import { widest, wrap } from './text';

/** Position of an item: the index of its lane and its index within the lane, across all groups. */
export interface Place {
  readonly lane: number;
  readonly index: number;
}

/** Returns the place of each item by id. */
export function places({ lanes }: Diagram): Map<string, Place> {
  return new Map(
    lanes.flatMap(({ groups }, lane) => groups.flatMap(({ items }) => items).map(({ id }, index) => [id, { lane, index }] as const)),
  );
}

/** Information about a diagram's links that the layouts need. */
export interface Neighbours {
  readonly place: (id: string) => Place;
  /** Returns the links between the items of two lanes, in either direction. */
  readonly between: (laneA: number, laneB: number) => readonly Link[];
  /** Returns the link between two items, in either direction. If there are two, a labeled one is preferred. */
  readonly joining: (a: Item, b: Item) => Link | undefined;
  /** Returns whether any two of these items are linked. */
  readonly linked: (items: readonly Item[]) => boolean;
  /** Returns the space between two consecutive items in a lane. */
  readonly gap: (a: Item, b: Item) => number;
}

/** @param diagram valid diagram, so that every link has both ends */
export function neighbours(diagram: Diagram): Neighbours {
  const all = places(diagram);
  const place = (id: string): Place => all.get(id) as Place;
  const between = (laneA: number, laneB: number): Link[] =>
    diagram.links.filter(({ from, to }) => {
      const [first, second] = [place(from).lane, place(to).lane];
      return (first === laneA && second === laneB) || (first === laneB && second === laneA);
    });
  const joining = (a: Item, b: Item): Link | undefined => {
    const found = diagram.links.filter(({ from, to }) => (from === a.id && to === b.id) || (from === b.id && to === a.id));
    return found.find(({ label }) => label !== undefined) ?? found[0];
  };
  const gap = (a: Item, b: Item): number => {
    const link = joining(a, b);
    if (!link) return sizes.gap;
    return link.label === undefined ? sizes.gapLink : sizes.gapLabel;
  };
  const linked = (items: readonly Item[]): boolean => {
    const ids = new Set(items.map(({ id }) => id));
    return diagram.links.some(({ from, to }) => ids.has(from) && ids.has(to));
  };
  return { place, between, joining, linked, gap };
}

/** Returns the lines of a link's label, or an empty list if the link has no label. */
export function linkLabel({ label }: Link, maxWidth: number): string[] {
  return wrap(label ?? '', sizes.linkLabel.font, maxWidth);
}

/** Returns the width of a link's label, including the space next to its text. */
export function linkLabelWidth(link: Link, maxWidth: number): number {
  const lines = linkLabel(link, maxWidth);
  return lines.length === 0 ? 0 : Math.ceil(widest(lines, sizes.linkLabel.font)) + 8;
}
