/** The body: one heading of level 1, no level skipped, unique ids, images with text and size, no leftovers. */
import { isText, type Element } from 'domhandler';
import type { Problem } from '../../lib/diagnostic';
import { selectorOf } from './selector';
import { problemAt, everyFile, everyPage, type BuiltPage, type Check } from './types';

export const headings: Check = {
  name: 'headings',
  about: everyPage,
  run: ({ $ }) => {
    const all = $<Element, string>('h1, h2, h3, h4, h5, h6').toArray();
    const first = all.filter(({ tagName }) => tagName === 'h1').length;
    const problems: Problem[] = first === 1 ? [] : [problemAt('h1', `there are ${first}; expected 1`)];
    let before = 0;
    for (const heading of all) {
      const level = Number(heading.tagName.slice(1));
      if (level > before + 1)
        problems.push(problemAt(selectorOf($, heading), `level ${level} after ${before === 0 ? 'no heading' : `level ${before}`}`));
      before = level;
    }
    return problems;
  },
};

export const ids: Check = {
  name: 'ids',
  about: everyPage,
  run: ({ $ }) => {
    const seen = new Set<string>();
    return $<Element, string>('[id]')
      .toArray()
      .flatMap((element): Problem[] => {
        const id = element.attribs.id ?? '';
        const known = seen.has(id);
        seen.add(id);
        if (id === '') return [problemAt(selectorOf($, element), 'id is empty')];
        return known ? [problemAt(`${element.tagName}#${id}`, 'id is that of an earlier element, too')] : [];
      });
  },
};

export const images: Check = {
  name: 'images',
  about: everyPage,
  run: ({ $ }) =>
    $<Element, string>('img')
      .toArray()
      .flatMap((image): Problem[] => {
        const missing = ['alt', 'width', 'height'].filter(
          (name) => image.attribs[name] === undefined || (name !== 'alt' && image.attribs[name] === ''),
        );
        return missing.length === 0 ? [] : [problemAt(selectorOf($, image), `has no ${missing.join(', ')}`)];
      }),
};

/** What a forgotten value looks like, anywhere in the file. */
const LEFTOVERS = ['{brand.', '{reader.', '[object Object]'];
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'class', 'id', 'href', 'src'];

/** Words of a page that somebody reads or hears, without code. */
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
      problemAt(`…${around(page.html, text)}…`, `"${text}" was left in the page`),
    ),
    ...undefinedPlaces(page).map((element) => problemAt(selectorOf(page.$, element), '"undefined" was left in the page')),
  ],
};

function around(html: string, text: string): string {
  const at = html.indexOf(text);
  return html.slice(Math.max(0, at - 30), at + 40).replace(/\s+/g, ' ');
}

export const notFoundTexts: Check = {
  name: 'texts of the 404 page',
  about: ({ kind }) => kind === 'not-found',
  run: ({ $, locale }, site) => {
    const text = $('main').text();
    return (site.notFoundTexts[locale] ?? [])
      .filter((expected) => !text.includes(expected))
      .map((expected) => problemAt('main', `does not say "${expected}"`));
  },
};
