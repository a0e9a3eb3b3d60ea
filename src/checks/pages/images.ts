/** Checks that each image has an alternative text, and a file that exists and is small enough. */
import path from 'node:path/posix';
import { elementsOf, lineOf, nodesOf } from '../../content';
import { attributeOf } from '../../lib/jsx-element';
import type { Problem } from '../../lib/diagnostic';
import { limits } from '../../site/limits';
import type { Check, Site } from './types';

function fileProblems(url: string, line: number, site: Site): Problem[] {
  const file = path.join('static', url);
  const bytes = site.sizeOf(file);
  if (bytes === undefined) return [{ line, message: `there is no image ${file}`, hint: 'add the file, or correct the address' }];
  if (bytes <= limits.maxImageBytes) return [];
  const hint = 'crop it, make it smaller, or save it as WebP or SVG';
  return [{ line, message: `${file} has ${bytes} bytes, expected at most ${limits.maxImageBytes}`, hint }];
}

export const images: Check = ({ tree }, site) => [
  ...[
    ...nodesOf(tree, 'image').filter(({ alt }) => !alt?.trim()),
    ...elementsOf(tree, 'img').filter((image) => attributeOf(image, 'alt') === undefined),
  ].map((image) => ({ line: lineOf(image), message: 'image has no alternative text', hint: 'describe in words what it shows' })),
  ...nodesOf(tree, 'image')
    .filter(({ url }) => url.startsWith('/'))
    .flatMap((image) => fileProblems(image.url, lineOf(image), site)),
];
