/**
 * Checks that the body has exactly one level-1 heading, which must come first, that images have a size, and that no placeholders are left.
 * The Nu HTML checker (html.check.ts) checks ids, alternative texts for images, and heading levels.
 */
import { isText, type Element } from 'domhandler';
import type { Problem } from '../../../lib/diagnostic';
import { selectorOf } from './selector';
import { problemAt, everyFile, everyPage, type BuiltPage, type Check } from './build';

export const headings: Check = {
  name: 'headings',
  about: everyPage,
  run: ({ $ }) => {
    const count = $('h1').length;
    const first = $<Element, string>('h1, h2, h3, h4, h5, h6').get(0);
    return [
      ...(count === 1 ? [] : [problemAt('h1', `there are ${count}; expected 1`)]),
      ...(first === undefined || first.tagName === 'h1' ? [] : [problemAt(selectorOf($, first), 'comes before the heading of level 1')]),
    ];
  },
};

export const images: Check = {
  name: 'images',
  about: everyPage,
  run: ({ $ }) =>
    $<Element, string>('img')
      .toArray()
      .flatMap((image): Problem[] => {
        const missing = ['width', 'height'].filter((name) => !image.attribs[name]);
        return missing.length === 0 ? [] : [problemAt(selectorOf($, image), `has no ${missing.join(', ')}`)];
      }),
};

/** Signs of a missing value, anywhere in the file. */
const LEFTOVERS = ['{brand.', '{reader.', '[object Object]'];
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'class', 'id', 'href', 'src'];

/** Returns the places where "undefined" appears in text that readers see or hear, not counting code. */
function undefinedPlaces({ $ }: BuiltPage): Element[] {
  const inAttributes = READ_ATTRIBUTES.flatMap((name) => $<Element, string>(`[${name}*="undefined"]`).toArray());
  const inText = $<Element, string>('body *, head > title')
    .toArray()
    .filter(
      (element) =>
        element.children.some((child) => isText(child) && /\bundefined\b/.test(child.data)) &&
        !$(element).is('script, style, noscript, code, code *, pre, pre *'),
    );
  return [...inAttributes, ...inText];
}

export const leftovers: Check = {
  name: 'leftovers',
  about: everyFile,
  run: (page) => [
    ...LEFTOVERS.filter((text) => page.html.includes(text)).map((text) =>
      problemAt(`…${around(page.html, text)}…`, `"${text}" is left on the page`),
    ),
    ...undefinedPlaces(page).map((element) => problemAt(selectorOf(page.$, element), '"undefined" is left on the page')),
  ],
};

function around(html: string, text: string): string {
  const at = html.indexOf(text);
  return html.slice(Math.max(0, at - 30), at + 40).replace(/\s+/g, ' ');
}
