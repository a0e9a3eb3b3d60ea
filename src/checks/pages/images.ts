/** Images: a text for who cannot see them, a size so that the page does not jump, a file that is there. */
import path from 'node:path/posix';
import type { Image } from 'mdast';
import { attributeOf, elementsOf, lineOf, nodesOf, type JsxElement, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check, Site } from './types';

const ALT: Problem = { message: 'image has no alternative text', hint: 'say in words what it shows' };

/** The framework reads the size from a file of the site, so such an image needs none written. */
function markdownProblems(image: Image, page: Page, site: Site): Problem[] {
  const line = lineOf(image);
  const problems: Problem[] = image.alt?.trim() ? [] : [{ line, ...ALT }];
  if (/^[a-z]+:/i.test(image.url)) {
    problems.push({
      line,
      message: `image comes from ${image.url}`,
      hint: 'put the file beside the page or in static/img: the site asks no other host',
    });
  } else if (!site.exists(fileOf(image.url, page))) {
    problems.push({ line, message: `no image file ${image.url}`, hint: 'correct the path, from this file or from static/' });
  }
  return problems;
}

function fileOf(url: string, page: Page): string {
  return url.startsWith('/') ? path.join('static', url) : path.join(path.dirname(page.file), url);
}

function elementProblems(image: JsxElement): Problem[] {
  const line = lineOf(image);
  const problems: Problem[] = attributeOf(image, 'alt') === undefined ? [{ line, ...ALT }] : [];
  if (!attributeOf(image, 'width') || !attributeOf(image, 'height'))
    problems.push({ line, message: '<img> has no size', hint: 'add width and height in pixels, or write it as Markdown' });
  return problems;
}

export const images: Check = (page, site) => [
  ...nodesOf(page.tree, 'image').flatMap((image) => markdownProblems(image, page, site)),
  ...elementsOf(page.tree, 'img').flatMap(elementProblems),
];
