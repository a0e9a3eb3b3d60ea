/** Adds the metadata that other programs read to a page: Open Graph tags (https://ogp.me) and schema.org data. */
import type { CheerioAPI } from 'cheerio';
import { elementsIn } from '../content';
import { isMeta, type PageFacts } from './facts';
import { jsonLd, type Publisher } from './json-ld';

const isPicture = [isMeta('property', 'og:image'), isMeta('name', 'twitter:image')];
const isTitle = isMeta('property', 'og:title');

/**
 * Adds the tags to the head, where programs look for them, and the data to the end, after the content that is painted first.
 * @param $ the page's tree, which is changed
 * @param picture absolute URL of the preview image
 */
export function addFacts($: CheerioAPI, facts: PageFacts, publisher: Publisher, picture: string): void {
  const isArticle = facts.modified !== undefined;
  const head = elementsIn('head', $.root().toArray());
  $(head.filter((element) => isPicture.some((test) => test(element)))).attr('content', picture);
  const title = $(head.filter(isTitle));
  title.before($('<meta property="og:type">').attr('content', isArticle ? 'article' : 'website'));
  title.before($('<meta property="og:site_name">').attr('content', publisher.site));
  if (isArticle) $('body').append($('<script type="application/ld+json">').text(jsonLd(facts, publisher, picture)));
}
