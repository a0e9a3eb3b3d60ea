import { NO_GUTTERS, type LaneGutters } from './gutters';
import { placeLinks } from './labels';
import type { Diagram } from './schema';
import { layColumn, NARROW_WIDTH, type Column, type Plan } from './narrow-column';
import { NARROW_LABEL_MAX } from './narrow-lane';
import { findEnds, guttersOf, narrowCourse, type Ends } from './narrow-links';
import { neighbours, type Neighbours } from './neighbours';
import { routes } from './route';
import type { Block, PlacedFrame, Route, Scene } from './scene';
import { turnTitle } from './titles';

interface Settled {
  readonly column: Column;
  readonly ends: readonly Ends[];
  readonly gutters: readonly LaneGutters[];
}

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

/**
 * Lays the lanes out until every gutter that a link needs is there. Gutters take room, which may
 * move items and so need further gutters; they are never taken away, so this comes to an end.
 */
function settle(diagram: Diagram, titles: Plan['titles'], near: Neighbours): Settled {
  let gutters: readonly LaneGutters[] = diagram.lanes.map(() => NO_GUTTERS);
  for (;;) {
    const column = layColumn(diagram, { gutters, titles }, near);
    const ends = diagram.links.map((link) => findEnds(link, column, near));
    const needed = guttersOf(ends, diagram.lanes.length).map(({ left, right }, lane) => ({
      left: union(gutters[lane]?.left ?? [], left),
      right: union(gutters[lane]?.right ?? [], right),
    }));
    if (JSON.stringify(needed) === JSON.stringify(gutters)) return { column, ends, gutters };
    gutters = needed;
  }
}

function draw({ column, ends, gutters }: Settled): Route[] {
  return routes(ends.map((found) => narrowCourse(found, column, gutters)));
}

/** The frames of a lane with their titles where no link passes, or nothing if there is no such place. */
function turnTitles({ frames }: Block, drawn: readonly Route[]): PlacedFrame[] | undefined {
  const turned = frames.map((frame) => turnTitle(frame, drawn));
  return turned.every((frame) => frame !== undefined) ? turned : undefined;
}

/** Lays a checked diagram out with its lanes from top to bottom, for a phone. */
export function narrowScene(diagram: Diagram): Scene {
  const near = neighbours(diagram);
  const first = settle(
    diagram,
    diagram.lanes.map(() => 'top'),
    near,
  );
  const firstRoutes = draw(first);
  const titles = first.column.lanes.map((lane) => (turnTitles(lane, firstRoutes) ? ('top' as const) : ('bottom' as const)));
  const settled = titles.includes('bottom') ? settle(diagram, titles, near) : first;
  const drawn = draw(settled);
  const { lanes, height } = settled.column;
  const items = lanes.flatMap((lane) => lane.items);
  const frames = lanes.flatMap((lane) => turnTitles(lane, drawn) ?? lane.frames);
  const links = placeLinks(diagram.links, drawn, { items, frames, maxWidth: NARROW_LABEL_MAX, width: NARROW_WIDTH });
  return { width: NARROW_WIDTH, height: Math.ceil(height), frames, items, links };
}
