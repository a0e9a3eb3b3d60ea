/** Structured data for a page, following schema.org: https://schema.org/TechArticle, https://schema.org/BreadcrumbList. Pure. */
import type { PageFacts } from './facts';

export interface Publisher {
  readonly company: string;
  /** Site name. */
  readonly site: string;
  /** Absolute URL of the home page in the page's language. */
  readonly home: string;
}

type Data = Readonly<Record<string, unknown>>;

/** Breadcrumbs from the home page to this one. Sidebar headings without a page are left out, because each entry needs a URL. */
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

/** @returns JSON that is safe inside a `<script>` */
export function jsonLd(facts: PageFacts, publisher: Publisher, picture: string): string {
  const graph = [article(facts, publisher, picture), breadcrumbs(facts, publisher)];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
}
