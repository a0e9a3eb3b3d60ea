import type { CheerioAPI } from 'cheerio';
import { findAll } from 'domutils';
import { elementsIn, named, type ElementTest } from '../../content';

/** The script that starts the application (`src/delivery`); it names the whole style sheet, of which the page before it has its part. */
const isStarter: ElementTest = ({ name, attribs }) => name === 'script' && attribs['data-scripts'] !== undefined;

/** Styles in the middle of the text. */
const isRest: ElementTest = ({ attribs }) => attribs['data-rest'] !== undefined;

/**
 * Takes the application out of a page. The whole style sheet comes in the place of the page's part of it, because what
 * is added to the page, or other pages beside it in a document, need more.
 * @param $ the page's tree, which is changed
 */
export function removeApplication($: CheerioAPI): void {
  const page = $.root().toArray();
  const starters = findAll(isStarter, page);
  const styleSheet = starters[0]?.attribs['data-styles'];
  const styles = elementsIn('head', page).find(named('style'));
  if (styleSheet !== undefined && styles) $(styles).replaceWith($('<link rel="stylesheet">').attr('href', styleSheet));
  $([...starters, ...findAll(isRest, page)]).remove();
}
