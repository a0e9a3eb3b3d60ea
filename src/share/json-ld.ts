/** A page as data of schema.org: https://schema.org/TechArticle, https://schema.org/BreadcrumbList. Pure. */
import type { PageFacts } from './facts';

export interface Publisher {
  readonly company: string;
  /** Name of the site. */
  readonly site: string;
  /** Whole address of its front page in the language of the page. */
  readonly home: string;
}

type Data = Readonly<Record<string, unknown>>;

/** From the front page to this one. Headings of the sidebar without a page are left out: each entry needs an address. */
function breadcrumbs({ url, title, crumbs }: PageFacts, { site, home }: Publisher): Data {
  const between = crumbs.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, item: new URL(path, home).href }]));
  const all = [{ name: site, item: home }, ...between.filter(({ item }) => item !== url && item !== home), { name: title, item: url }];
  return { '@type': 'BreadcrumbList', itemListElement: all.map((entry, at) => ({ '@type': 'ListItem', position: at + 1, ...entry })) };
}

function article({ url, title, description, language, modified }: PageFacts, { company }: Publisher, picture: string): Data {
  return {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: language,
    dateModified: modified,
    image: picture,
    author: { '@type': 'Organization', name: company },
  };
}

/** @returns JSON that can stand in a `<script>` */
export function jsonLd(facts: PageFacts, publisher: Publisher, picture: string): string {
  const graph = [article(facts, publisher, picture), breadcrumbs(facts, publisher)];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
}
