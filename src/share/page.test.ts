import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { factsOf, type PageFacts } from './facts';
import { jsonLd } from './json-ld';
import { addFacts } from './page';

const SITE = 'Arnia docs';
const publisher = { company: 'Arnia', site: SITE, home: 'https://docs.example.com/it/' };
const head = (title: string): string =>
  `<!DOCTYPE html>\n<html lang="it" dir="ltr">\n<head>\n<meta data-rh="true" property="og:image" content="https://docs.example.com/brand/social.png"/><meta data-rh="true" name="twitter:image" content="https://docs.example.com/brand/social.png"/><meta data-rh="true" property="og:title" content="${title} | ${SITE}"/><meta data-rh="true" name="description" content="A &amp; B."/><link data-rh="true" rel="canonical" href="https://docs.example.com/it/guides/lock"/>\n</head>`;
const crumbs =
  '<ul><li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/it/"><svg></svg></a></li><li class="breadcrumbs__item"><span class="breadcrumbs__link">Guide</span></li><li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/it/guides/">Tutte</a></li><li class="breadcrumbs__item breadcrumbs__item--active"><span class="breadcrumbs__link">Lock</span></li></ul>';
const changed = '<span class="theme-last-updated">Modificata<!-- --> il <time dateTime="2026-11-23">23</time></span>';
const page = (title = 'Lock'): string => `${head(title)}<body>${crumbs}${changed}</body>`;

const facts = factsOf(load(page()), SITE);
if (!facts) throw new Error('expected facts');

describe('factsOf', () => {
  it('reads what the page says', () => {
    expect(facts).toEqual({
      url: 'https://docs.example.com/it/guides/lock',
      title: 'Lock',
      description: 'A & B.',
      language: 'it',
      modified: '2026-11-23',
      crumbs: [{ name: 'Guide' }, { name: 'Tutte', path: '/it/guides/' }, { name: 'Lock' }],
    });
  });

  it('ignores pages that nobody shares', () => {
    expect(factsOf(load('<html lang="en"><title>404</title>'), SITE)).toBeUndefined();
  });
});

describe('jsonLd', () => {
  const graph = (JSON.parse(jsonLd(facts, publisher, 'https://docs.example.com/x.png')) as { '@graph': object[] })['@graph'];

  it('tells of the text', () => {
    expect(graph[0]).toMatchObject({ '@type': 'TechArticle', headline: 'Lock', inLanguage: 'it', dateModified: '2026-11-23' });
  });

  it('leads from the front page to the page by addresses', () => {
    expect(graph[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: SITE, item: 'https://docs.example.com/it/' },
        { position: 2, name: 'Tutte', item: 'https://docs.example.com/it/guides/' },
        { position: 3, name: 'Lock', item: 'https://docs.example.com/it/guides/lock' },
      ],
    });
  });

  it('cannot end its script', () => {
    expect(jsonLd({ ...facts, title: '</script><b>' }, publisher, '')).not.toContain('<');
  });
});

describe('addFacts', () => {
  const picture = 'https://docs.example.com/it/share/a.png';
  function withFacts(added: PageFacts): string {
    const $ = load(page());
    addFacts($, added, publisher, picture);
    return $.html();
  }
  const changedPage = withFacts(facts);

  it('has one picture, one kind and one block of data, at the end', () => {
    expect(changedPage.match(/social\.png/g)).toBeNull();
    expect(changedPage.match(/share\/a\.png/g)).toHaveLength(3);
    expect(changedPage).toContain('<meta property="og:type" content="article"><meta property="og:site_name" content="Arnia docs">');
    expect(changedPage).toMatch(/<script type="application\/ld\+json">\{[^<]*\}<\/script><\/body><\/html>$/);
  });

  it('does not mark a page without a date as an article', () => {
    const { modified, ...rest } = facts;
    expect(modified).toBeDefined();
    const website = withFacts(rest);
    expect(website).toContain('content="website"');
    expect(website).not.toContain('application/ld+json');
  });
});
