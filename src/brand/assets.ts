/** Checks the pictures of a brand: the files that the brand file names, in the folder `static` next to it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ValidFields } from './validate';

/** Size of the picture that social networks show for a link, which is the size that they recommend. */
const SOCIAL = [1200, 630] as const;
/** Proportions of the logo's place in the navbar and the footer. */
const LOGO = [128, 32] as const;

type Size = readonly [width: number, height: number];

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Returns an image's width and height in pixels, or undefined if it's neither a PNG image nor an SVG image with a size. */
export function sizeOf(image: Buffer): Size | undefined {
  // The first chunk of a PNG image begins with its width and height (https://www.w3.org/TR/png-3/#11IHDR).
  if (image.toString('latin1', 0, 8) === PNG_SIGNATURE && image.length >= 24) return [image.readUInt32BE(16), image.readUInt32BE(20)];
  const [root = ''] = /<svg\b[^>]*>/.exec(image.toString('utf8')) ?? [];
  const [, width, height] =
    /\sviewBox=["'][-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)["']/.exec(root) ??
    /^(?=[^]*\swidth=["']([\d.]+)(?:px)?["'])(?=[^]*\sheight=["']([\d.]+)(?:px)?["'])/.exec(root) ??
    [];
  return width === undefined || height === undefined ? undefined : [Number(width), Number(height)];
}

const shown = (size: Size | undefined): string => (size ? `${size[0]} × ${size[1]}` : 'no size');

/** Returns what's wrong with a picture, or undefined if it fits. */
function sizeProblem(field: string, image: Buffer): string | undefined {
  const size = sizeOf(image);
  if (field === 'socialImage') {
    const isRight = image.toString('latin1', 0, 8) === PNG_SIGNATURE && SOCIAL.every((length, index) => size?.[index] === length);
    return isRight
      ? undefined
      : `expected a PNG image of ${shown(SOCIAL)} pixels, because social networks show no other; found ${shown(size)}`;
  }
  if (!field.startsWith('logo.')) return undefined;
  // Rounding can change the proportions of a small image by a few percent.
  const isRight = size !== undefined && Math.abs((size[0] * LOGO[1]) / (size[1] * LOGO[0]) - 1) < 0.05;
  return isRight ? undefined : `expected a logo with the proportions ${shown(LOGO)}, including the name; found ${shown(size)}`;
}

/**
 * Returns problems with a brand's pictures: files that are missing, have the wrong size, or are still those of the default brand.
 * @param folder        folder that contains the pictures
 * @param defaultFolder folder that contains the default brand's pictures
 */
export function assetProblems({ logo, favicon, socialImage }: ValidFields, folder: string, defaultFolder: string): string[] {
  const files = { 'logo.dark': logo?.dark, 'logo.light': logo?.light, favicon, socialImage };
  return Object.entries(files).flatMap(([field, asset]): string[] => {
    if (asset === undefined) return [];
    const [file, original] = [path.join(folder, asset), path.join(defaultFolder, asset)];
    if (!existsSync(file)) return [`${field}: the folder static next to the brand file doesn’t contain ${asset}`];
    const image = readFileSync(file);
    if (file !== original && existsSync(original) && readFileSync(original).equals(image))
      return [`${field}: static${asset} is still the default brand’s picture; replace it with your own`];
    const problem = sizeProblem(field, image);
    return problem === undefined ? [] : [`${field}: ${problem} in static${asset}`];
  });
}
