import type { CheerioAPI } from 'cheerio';

/** The script that starts the application (`src/delivery`); it names the whole style sheet, of which the page before it has its part. */
const STARTER = 'script[data-scripts]';

/** Styles in the middle of the text. */
const REST = '[data-rest]';

/**
 * Takes the application out of a page. The whole style sheet comes in the place of the page's part of it, because what
 * is added to the page, or other pages beside it in a document, need more.
 * @param $ the page's tree, which is changed
 */
export function removeApplication($: CheerioAPI): void {
  const starter = $(STARTER);
  const styleSheet = starter.attr('data-styles');
  if (styleSheet !== undefined) $('head > style').first().replaceWith($('<link rel="stylesheet">').attr('href', styleSheet));
  starter.remove();
  $(REST).remove();
}
