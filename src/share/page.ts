/** Puts into a page what programs of others read: tags of Open Graph (https://ogp.me), data of schema.org. */
import type { CheerioAPI } from 'cheerio';
import { elementsIn } from '../content';
import { isMeta, type PageFacts } from './facts';
import { jsonLd, type Publisher } from './json-ld';

const isPicture = [isMeta('property', 'og:image'), isMeta('name', 'twitter:image')];
const isTitle = isMeta('property', 'og:title');

/**
 * Tags stand in the head, where their readers look; data stands at the end, behind what is painted first.
 * @param $ the page's tree, which is changed
 * @param picture whole address
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
