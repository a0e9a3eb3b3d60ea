/** Draws preview images as JPEG. The canvas is a Skia build for Node, so the same input always produces the same bytes. */
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { linesOf, type Picture } from './picture';

/** The size that readers of https://ogp.me tags show uncropped: 1.91 to 1, and at least 1200 pixels wide. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const TEXT = '#f4f1ea';
const QUIET = '#a9adb6';
const FAMILY = 'Share';
/** JPEG quality at which letters have no visible blur, in 60 KB. A PNG needs 40 KB, but encoding it takes twice as long as all the rest. */
const QUALITY = 92;
/** Font sizes for a title. The largest size that fits on two lines is used, or else the last size. */
const SIZES = [92, 80, 68, 58];

/** @param font path to the site's typeface */
export function loadFont(font: string): void {
  if (!GlobalFonts.has(FAMILY) && GlobalFonts.registerFromPath(font, FAMILY) === null) throw new Error(`${font}: expected a font file`);
}

/** Draws a honeycomb cell, the only motif of the site's design. */
function hexagon(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  context.closePath();
}

function drawTitle(context: SKRSContext2D, title: string): void {
  const layouts = SIZES.map((size) => {
    context.font = `700 ${size}px ${FAMILY}`;
    return { size, lines: linesOf(title, WIDTH - 2 * EDGE, (text) => context.measureText(text).width) };
  });
  const layout = layouts.find(({ lines }) => lines.length <= 2) ?? layouts.at(-1);
  if (!layout) return;
  const { size, lines } = layout;
  context.font = `700 ${size}px ${FAMILY}`;
  context.fillStyle = TEXT;
  lines.forEach((line, at) => context.fillText(line, EDGE, 290 + at * size * 1.15));
}

/** @returns the JPEG's bytes */
export async function draw({ title, section, site, colors }: Picture): Promise<Uint8Array> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colors.accent;
  hexagon(context, EDGE + 14, 128, 16);
  context.fill();
  context.font = `600 34px ${FAMILY}`;
  context.fillText(section, EDGE + 48, 140);
  drawTitle(context, title);
  context.font = `400 32px ${FAMILY}`;
  context.fillStyle = QUIET;
  context.fillText(site, EDGE, HEIGHT - EDGE);
  return canvas.encode('jpeg', QUALITY);
}
