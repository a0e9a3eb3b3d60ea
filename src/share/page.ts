/** Puts into a page what programs of others read: tags of Open Graph (https://ogp.me), data of schema.org. Pure. */
import { escapeHtml } from '../lib/escape';
import type { PageFacts } from './facts';
import { jsonLd, type Publisher } from './json-ld';

const PICTURES = /(<meta data-rh="true" (?:property="og:image"|name="twitter:image") content=)"[^"]*"/g;
const TITLE = /<meta data-rh="true" property="og:title"/;

/**
 * Tags stand in the head, where their readers look; data stands at the end, behind what is painted first.
 * @param picture whole address
 */
export function withFacts(html: string, facts: PageFacts, publisher: Publisher, picture: string): string {
  const isArticle = facts.modified !== undefined;
  const tags = `<meta property="og:type" content="${isArticle ? 'article' : 'website'}"><meta property="og:site_name" content="${escapeHtml(publisher.site)}">`;
  const tagged = html
    .replace(PICTURES, (_all, before: string) => `${before}"${escapeHtml(picture)}"`)
    .replace(TITLE, (title) => tags + title);
  if (!isArticle) return tagged;
  const data = `<script type="application/ld+json">${jsonLd(facts, publisher, picture)}</script>`;
  return tagged.replace('</body>', () => `${data}</body>`);
}
