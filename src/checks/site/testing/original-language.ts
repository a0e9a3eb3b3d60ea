/** Checks that translated pages contain no words from the original in text, tooltips, alternative texts, labels, diagrams, or the head. */
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import type { Problem } from '../../../lib/diagnostic';
import { wholeWords } from '../../../lib/whole-words';
import { sourceLocale } from '../../../site/locales';
import { selectorOf } from './selector';
import { everyPage, problemAt, showsOriginal, type BuiltPage, type BuiltSite, type Check } from './build';

/** Elements without prose, such as code, labels in other programs (bold on the pages), and formulas. */
const NO_PROSE = ['script', 'style', 'noscript', 'code', 'pre', 'kbd', 'samp', 'strong', 'math'];
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
const META = 'meta[name="description"], meta[property="og:title"], meta[property="og:description"]';

interface Passage {
  readonly element: Element;
  readonly text: string;
}

/** Returns whether an element's text is checked. An element with a `lang` attribute is intentional: a quoted original, or a link to it. */
const isProse = (element: Element): boolean =>
  !NO_PROSE.includes(element.tagName) && element.attribs.lang === undefined && element.attribs.translate !== 'no';

function textsIn(element: Element): Passage[] {
  if (!isProse(element)) return [];
  const attributes = READ_ATTRIBUTES.flatMap((name) => element.attribs[name] ?? []);
  const own = [...attributes, ...element.children.flatMap((child: AnyNode) => (isText(child) ? [child.data] : []))];
  return [...own.map((text) => ({ element, text })), ...element.children.filter(isTag).flatMap(textsIn)];
}

/** Returns all texts on a page that readers see, hear, or find, with the elements that contain them. White space is collapsed. */
function passages({ $ }: BuiltPage): Passage[] {
  const meta = $<Element, string>(META).toArray();
  const all = [
    ...meta.map((element) => ({ element, text: element.attribs.content ?? '' })),
    ...$<Element, string>('head > title, body').toArray().flatMap(textsIn),
  ];
  return all.map(({ element, text }) => ({ element, text: text.replace(/\s+/g, ' ').trim() }));
}

const isTranslated = (page: BuiltPage): boolean => everyPage(page) && page.locale !== sourceLocale && !showsOriginal(page);

const without = (text: string, phrases: readonly string[]): string => phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text);

export const originalLanguage: Check = {
  name: 'no words of the original language',
  about: everyPage,
  run: (page, site) => {
    if (!isTranslated(page)) return [];
    const [words, phrases] = [wholeWords(site.originalWords), site.originalPhrases[page.locale] ?? []];
    return passages(page)
      .filter(({ text }) => without(text, phrases).search(words) !== -1)
      .map(({ element, text }): Problem => problemAt(selectorOf(page.$, element), `is in the original language: “${text}”`));
  },
};

/** Returns phrases that are allowed in the original language but don't appear on any page. */
export function unusedPhrases(site: BuiltSite): string[] {
  const translated = site.pages.filter(isTranslated);
  return Object.entries(site.originalPhrases).flatMap(([locale, phrases]) => {
    const texts = translated.filter((page) => page.locale === locale).flatMap((page) => passages(page).map(({ text }) => text));
    return phrases.filter((phrase) => !texts.some((text) => text.includes(phrase)));
  });
}
