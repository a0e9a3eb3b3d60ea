import type { CheerioAPI } from 'cheerio';
import { findAll } from 'domutils';
import { elementsIn, named, type ElementTest } from '../../content';

/** The script that starts the application (`src/delivery`). It names the complete style sheet; the page contains only a part. */
const isStarter: ElementTest = ({ name, attribs }) => name === 'script' && attribs['data-scripts'] !== undefined;

/** Styles in the middle of the text. */
const isRest: ElementTest = ({ attribs }) => attribs['data-rest'] !== undefined;

/**
 * Removes the application from a page. The complete style sheet replaces the page's subset, because additions to the page, or other pages
 * in the same document, need more styles.
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
