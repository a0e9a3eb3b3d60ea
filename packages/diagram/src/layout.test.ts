import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagram } from './schema';
import { narrowScene } from './narrow';
import { parseDiagram } from './index';
import { footprint, sizes, touches, type Rect, type Scene } from './scene';
import { textWidth } from './text';
import { wideScene } from './wide';

const folder = path.join(__dirname, '../fixtures');

function fixture(file: string): Diagram {
  const { diagram, problems } = parseDiagram(readFileSync(path.join(folder, file), 'utf8'));
  if (!diagram) throw new Error(`${file}: ${JSON.stringify(problems)}`);
  return diagram;
}

function collisions(rects: readonly Rect[], others: readonly Rect[]): number {
  return rects.flatMap((a) => others.filter((b) => a !== b && touches(a, b, -0.5))).length;
}

const scenes = readdirSync(folder).flatMap((file): [string, Diagram, Scene][] => {
  const diagram = fixture(file);
  return [
    [`${file}, wide`, diagram, wideScene(diagram)],
    [`${file}, narrow`, diagram, narrowScene(diagram)],
  ];
});

describe.each(scenes)('%s', (_, diagram, { width, height, items, frames, links }) => {
  const shapes = items.map(footprint);
  const labels = links.flatMap(({ label }) => (label ? [label] : []));

  it('places every item, link and label', () => {
    expect(items.map(({ item }) => item.id).sort()).toEqual(
      diagram.lanes.flatMap(({ groups }) => groups.flatMap((group) => group.items.map(({ id }) => id))).sort(),
    );
    expect(links).toHaveLength(diagram.links.length);
    expect(labels).toHaveLength(diagram.links.filter(({ label }) => label !== undefined).length);
  });

  it('stays in the drawing', () => {
    const points = links.flatMap(({ route }) => route.points.map(({ x, y }) => ({ x, y, w: 0, h: 0 })));
    for (const { x, y, w, h } of [...shapes, ...frames, ...labels, ...points]) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(x + w).toBeLessThanOrEqual(width + 0.01);
      expect(y + h).toBeLessThanOrEqual(height + 0.01);
    }
  });

  it('never lets items, frames or labels overlap', () => {
    // Honeycomb rows overlap.
    const bounds = shapes.map((shape, index) =>
      items[index]?.item.shape === 'hex' ? { ...shape, y: shape.y + shape.h / 4, h: shape.h / 2 } : shape,
    );
    expect(collisions(bounds, bounds)).toBe(0);
    expect(collisions(frames, frames)).toBe(0);
    expect(collisions(labels, shapes)).toBe(0);
    expect(collisions(labels, labels)).toBe(0);
  });

  it('holds every label in its box', () => {
    for (const { label, note, w, item } of items) {
      for (const line of label) expect(textWidth(line, sizes.label.font)).toBeLessThanOrEqual(w);
      if (item.shape !== 'hex') for (const line of note) expect(textWidth(line, sizes.note.font)).toBeLessThanOrEqual(w);
    }
  });
});

describe('wideScene', () => {
  it('draws a straight link if the items can be side by side', () => {
    const { links } = wideScene(fixture('five-lanes-with-refusals.yaml'));
    const straight = links.filter(({ route }) => route.kind === 'line').map(({ link }) => `${link.from} ${link.to}`);
    expect(straight).toEqual(expect.arrayContaining(['request key', 'key iam', 'iam bucket', 'bucket object']));
  });

  it('stacks cells that links reach from the side', () => {
    const diagram = fixture('eight-cells.yaml');
    const second = wideScene({ ...diagram, links: [{ from: 'gateway', to: 'x2', style: 'solid' }] });
    const xs = new Set(second.items.filter(({ item }) => item.shape === 'hex').map(({ x }) => Math.round(x)));
    expect(xs.size).toBe(1);
  });
});

describe('narrowScene', () => {
  it('fits a phone', () => {
    for (const file of readdirSync(folder)) expect(narrowScene(fixture(file)).width).toBe(288);
  });

  it('routes links around the items in their way', () => {
    const { links, items } = narrowScene(fixture('five-lanes-with-refusals.yaml'));
    const route = links.find(({ link }) => link.from === 'iam' && link.to === 'bucket')?.route;
    const blocker = items.find(({ item }) => item.id === 'refused2');
    expect(route?.points.length).toBeGreaterThan(4);
    expect(route?.points.every(({ x, y }) => !touches({ x, y, w: 0, h: 0 }, blocker as Rect))).toBe(true);
  });
});
