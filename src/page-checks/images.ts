/** Images: a text for who cannot see them, a size so that the page does not jump, a file that is there. */
import path from 'node:path/posix';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { attribute, elements, lineOf, type JsxElement } from './parse';
import type { Check, Fault, Page, Site } from './types';

const ALT: Omit<Fault, 'line'> = { message: 'image has no alternative text', cure: 'say in words what it shows' };

/** The framework reads the size from a file of the site, so such an image needs none written. */
function markdownFaults(image: Image, page: Page, site: Site): Fault[] {
  const line = lineOf(image);
  const faults: Fault[] = image.alt?.trim() ? [] : [{ line, ...ALT }];
  if (/^[a-z]+:/i.test(image.url)) {
    faults.push({
      line,
      message: `image comes from ${image.url}`,
      cure: 'put the file beside the page or in static/img: the site asks no other host',
    });
  } else if (!site.exists(fileOf(image.url, page))) {
    faults.push({ line, message: `no image file ${image.url}`, cure: 'correct the path, from this file or from static/' });
  }
  return faults;
}

function fileOf(url: string, page: Page): string {
  return url.startsWith('/') ? path.join('static', url) : path.join(path.dirname(page.file), url);
}

function elementFaults(image: JsxElement): Fault[] {
  const line = lineOf(image);
  const faults: Fault[] = attribute(image, 'alt') === undefined ? [{ line, ...ALT }] : [];
  if (!attribute(image, 'width') || !attribute(image, 'height'))
    faults.push({ line, message: '<img> has no size', cure: 'add width and height in pixels, or write it as Markdown' });
  return faults;
}

export const images: Check = {
  name: 'images',
  run: (page, site) => {
    const faults: Fault[] = [];
    visit(page.tree, 'image', (image) => {
      faults.push(...markdownFaults(image, page, site));
    });
    return [
      ...faults,
      ...elements(page.tree)
        .filter(({ name }) => name === 'img')
        .flatMap(elementFaults),
    ];
  },
};
