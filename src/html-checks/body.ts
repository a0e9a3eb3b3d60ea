/** The body: one heading of level 1, no level skipped, unique ids, images with text and size, no leftovers. */
import { isText, type Element } from 'domhandler';
import { selectorOf } from './selector';
import { everyFile, everyPage, type BuiltPage, type Check, type Fault } from './types';

export const headings: Check = {
  name: 'headings',
  about: everyPage,
  run: ({ $ }) => {
    const all = $<Element, string>('h1, h2, h3, h4, h5, h6').toArray();
    const first = all.filter(({ tagName }) => tagName === 'h1').length;
    const faults: Fault[] = first === 1 ? [] : [{ at: 'h1', message: `there are ${first}; expected 1` }];
    let before = 0;
    for (const heading of all) {
      const level = Number(heading.tagName.slice(1));
      if (level > before + 1)
        faults.push({ at: selectorOf($, heading), message: `level ${level} after ${before === 0 ? 'no heading' : `level ${before}`}` });
      before = level;
    }
    return faults;
  },
};

export const ids: Check = {
  name: 'ids',
  about: everyPage,
  run: ({ $ }) => {
    const seen = new Set<string>();
    return $<Element, string>('[id]')
      .toArray()
      .flatMap((element): Fault[] => {
        const id = element.attribs.id ?? '';
        const known = seen.has(id);
        seen.add(id);
        if (id === '') return [{ at: selectorOf($, element), message: 'id is empty' }];
        return known ? [{ at: `${element.tagName}#${id}`, message: 'id is that of an earlier element, too' }] : [];
      });
  },
};

export const images: Check = {
  name: 'images',
  about: everyPage,
  run: ({ $ }) =>
    $<Element, string>('img')
      .toArray()
      .flatMap((image): Fault[] => {
        const missing = ['alt', 'width', 'height'].filter(
          (name) => image.attribs[name] === undefined || (name !== 'alt' && image.attribs[name] === ''),
        );
        return missing.length === 0 ? [] : [{ at: selectorOf($, image), message: `has no ${missing.join(', ')}` }];
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
        !$(element).is('script, style, noscript, code, code *, pre, pre *') &&
        element.children.some((child) => isText(child) && /\bundefined\b/.test(child.data)),
    );
  return [...inAttributes, ...inText];
}

export const leftovers: Check = {
  name: 'leftovers',
  about: everyFile,
  run: (page) => [
    ...LEFTOVERS.filter((text) => page.html.includes(text)).map((text) => ({
      at: `…${around(page.html, text)}…`,
      message: `"${text}" was left in the page`,
    })),
    ...undefinedPlaces(page).map((element) => ({ at: selectorOf(page.$, element), message: '"undefined" was left in the page' })),
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
      .map((expected) => ({ at: 'main', message: `does not say "${expected}"` }));
  },
};
