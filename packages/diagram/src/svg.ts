import { EXTRA_HEIGHT, textHeight } from './blocks';
import { titleRect } from './labels';
import {
  center,
  sizes,
  type PlacedFrame,
  type PlacedItem,
  type PlacedLabel,
  type PlacedLink,
  type Point,
  type Rect,
  type Scene,
} from './scene';
import type { Diagram, Item } from './schema';

/** Arrowhead length and half its width. */
const HEAD = { length: 8, half: 4.5 } as const;

const CORNER = 8;

/** Rounds a number to two decimals, which is more precise than the pixels of any screen. */
const n = (value: number): string => String(Math.round(value * 100) / 100);
const p = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for use as element content. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function lines(texts: readonly string[], x: number, top: number, line: number, font: number, attributes: string): string {
  // Position the baseline so that capital letters are vertically centered in their line.
  return texts
    .map((text, index) => `<text x="${n(x)}" y="${n(top + index * line + line / 2 + font * 0.36)}" ${attributes}>${escaped(text)}</text>`)
    .join('');
}

function rect(className: string, { x, y, w, h }: Rect, radius: number): string {
  return `<rect class="${className}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}"/>`;
}

/** Draws each shape. `textTop` is the top of the text inside. */
const SHAPES: Readonly<Record<Item['shape'], (item: PlacedItem, textTop: number) => string>> = {
  box: (item) => rect('d-shape', item, 10),
  hex: ({ x, y, w, h }) => {
    const corners = [
      [0.5, 0],
      [1, 0.25],
      [1, 0.75],
      [0.5, 1],
      [0, 0.75],
      [0, 0.25],
    ] as const;
    return `<path class="d-shape" d="M${corners.map(([right, down]) => p({ x: x + right * w, y: y + down * h })).join('L')}Z"/>`;
  },
  disk: ({ x, y, w, h }) => {
    const ry = sizes.drum;
    const arc = (to: Point, sweep: 0 | 1): string => `A${n(w / 2)} ${ry} 0 0 ${sweep} ${p(to)}`;
    const body = `M${n(x)} ${n(y + ry)}${arc({ x: x + w, y: y + ry }, 1)}V${n(y + h - ry)}${arc({ x, y: y + h - ry }, 1)}Z`;
    return `<path class="d-shape" d="${body}"/><path class="d-rim" d="M${n(x)} ${n(y + ry)}${arc({ x: x + w, y: y + ry }, 0)}"/>`;
  },
  person: (item, textTop) => {
    const { x } = center(item);
    const top = textTop - sizes.personIcon;
    return `${rect('d-shape', item, 22)}<path class="d-icon" d="M${n(x - 10)} ${n(top + 24)}a10 9 0 0 1 20 0M${n(x - 5)} ${n(top + 6)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"/>`;
  },
};

function itemSvg(placed: PlacedItem): string {
  const { item, label, note, y, h } = placed;
  const isCell = item.shape === 'hex';
  const inside = textHeight(label, isCell ? [] : note);
  // The lid of a drum and the head of a person are above the text.
  const extra = item.shape === 'disk' ? sizes.drum * 0.7 : EXTRA_HEIGHT[item.shape];
  const top = y + (h - inside - extra) / 2 + extra;
  const noteTop = isCell ? y + h : top + label.length * sizes.label.line + sizes.textGap;
  const x = center(placed).x;
  const { label: l, note: s } = sizes;
  return `<g class="d-item d-${item.tone}">${SHAPES[item.shape](placed, top)}${lines(label, x, top, l.line, l.font, 'class="d-label"')}${lines(note, x, noteTop, s.line, s.font, 'class="d-note"')}</g>`;
}

function frameSvg(frame: PlacedFrame): string {
  const { title, titleSide } = frame;
  const { font, line } = sizes.frameTitle;
  const place = titleRect(frame);
  const at = { left: place.x, middle: place.x + place.w / 2, right: place.x + place.w }[titleSide];
  return rect('d-frame', frame, 14) + lines(title, at, place.y, line, font, `class="d-title d-${titleSide}"`);
}

/** Draws a line through the points and rounds its corners. */
function roundedLine(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${p(point)}`;
      if (!after) return `L${p(point)}`;
      const near = (other: Point): Point => {
        const length = Math.hypot(other.x - point.x, other.y - point.y);
        const t = Math.min(CORNER, length / 2) / (length || 1);
        return { x: point.x + (other.x - point.x) * t, y: point.y + (other.y - point.y) * t };
      };
      return `L${p(near(before))}Q${p(point)} ${p(near(after))}`;
    })
    .join('');
}

function linkSvg({ link, route }: PlacedLink): string {
  const tip = route.points[route.points.length - 1] as Point;
  const before = route.points[route.points.length - 2] as Point;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const base = { x: tip.x - along.x * HEAD.length, y: tip.y - along.y * HEAD.length };
  const wing = (sign: 1 | -1): Point => ({ x: base.x - sign * along.y * HEAD.half, y: base.y + sign * along.x * HEAD.half });
  const shortened = [...route.points.slice(0, -1), { x: base.x + along.x, y: base.y + along.y }];
  const [start = '', ...rest] = shortened.map(p);
  const d = route.kind === 'curve' ? `M${start}C${rest.join(' ')}` : roundedLine(shortened);
  return `<g class="d-link d-${link.style}"><path class="d-line" d="${d}"/><path class="d-head" d="M${p(tip)}L${p(wing(1))}L${p(wing(-1))}Z"/></g>`;
}

function labelSvg(label: PlacedLabel): string {
  const { font, line } = sizes.linkLabel;
  return rect('d-ground', label, 4) + lines(label.lines, center(label).x, label.y + 1, line, font, 'class="d-link-label"');
}

/**
 * Writes a scene as SVG that contains classes but no styles, so that the page's style sheet sets all colors and fonts.
 *
 * @param diagram id that is unique on the page; the ids of the title and description are derived from it
 */
export function toSvg(scene: Scene, layout: 'wide' | 'narrow', { title, description }: Diagram, diagram: string): string {
  const { width, height } = scene;
  const id = `${diagram}-${layout}`;
  return [
    `<svg class="d-${layout}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}-t ${id}-d">`,
    `<title id="${id}-t">${escaped(title)}</title><desc id="${id}-d">${escaped(description)}</desc>`,
    ...scene.frames.map(frameSvg),
    ...scene.links.map(linkSvg),
    ...scene.items.map(itemSvg),
    ...scene.links.flatMap(({ label }) => (label ? [labelSvg(label)] : [])),
    '</svg>',
  ].join('');
}
