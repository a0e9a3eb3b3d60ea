import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { archivePages } from './address';
import { makeArchived, removeApplication } from './page';

const lock = { file: 'guides/lock/index.html', route: '/guides/lock' };
const site = {
  siteUrl: 'https://docs.example.com',
  baseUrl: '/',
  rootUrl: '/',
  pages: archivePages([lock, { file: 'search/index.html', route: '/search' }]),
};

/** The page's body or head after the change, and the files that it loads. */
function archived(part: 'head' | 'body', html: string): { html: string; assets: string[] } {
  const $ = load(part === 'head' ? `<head>${html}</head>` : `<body>${html}</body>`, { scriptingEnabled: false });
  const assets = makeArchived($, lock, site);
  return { html: $(part).html() ?? '', assets: assets.map(({ file }) => file) };
}

describe('makeArchived', () => {
  it.each([
    ['what search engines are told', '<script type=application/ld+json>{}</script>'],
    ['scripts of the application for one page', '<script data-rh=true>insertBanner()</script>'],
    ['hints to load early', '<link rel=preload as=font href=/fonts/a.woff2><link rel=prefetch href=/a.js>'],
    ['the description of the search', '<link rel=search href=/opensearch.xml>'],
    ['the manifest', '<link rel=manifest href=/site.webmanifest>'],
    ['scripts of other hosts', '<script src=https://cdn.example.com/tag.js></script>'],
    ['style sheets of other hosts', '<link rel=stylesheet href=https://cdn.example.com/font.css>'],
  ])('leaves out %s', (_case, html) => {
    expect(archived('head', html)).toEqual({ html: '', assets: [] });
  });

  it.each([
    ['a style sheet', '<link rel=stylesheet href=/assets/css/a.css>', 'assets/css/a.css'],
    ['the icon', '<link rel=icon href=/brand/mark.svg>', 'brand/mark.svg'],
    ['a picture', '<img src=/img/a.png>', 'img/a.png'],
    ['a script of the page’s own', '<script src=/assets/js/page.1a.js></script>', 'assets/js/page.1a.js'],
  ])('takes %s along', (_case, html, file) => {
    const found = archived('body', html);
    expect(found.assets).toEqual([file]);
    expect(found.html).toContain(`"../../${file}"`);
  });

  it('takes along what readers without scripts get', () => {
    const found = archived('head', '<noscript><link rel=stylesheet href=/nojs.css></noscript>');
    expect(found).toEqual({ html: '<noscript><link rel="stylesheet" href="../../nojs.css"></noscript>', assets: ['nojs.css'] });
  });

  it('makes the button of the search a link to the search page', () => {
    const button = '<button type=button class=search-button><svg></svg><span>Search</span><span class=search-hint>K</span></button>';
    expect(archived('body', button).html).toBe(
      '<a class="search-button" href="../../search/index.html"><svg></svg><span>Search</span></a>',
    );
  });

  it('keeps the buttons that the page’s own script answers', () => {
    const alive = '<button data-static="true">Copy</button>';
    expect(archived('body', `${alive}<button>Menu</button>`).html).toBe(alive);
  });

  it('leads links and forms to files', () => {
    const html = '<a href="/guides/lock#hold">a</a><form action="/search"></form><a href="/it/guides/lock">b</a>';
    expect(archived('body', html).html).toBe(
      '<a href="index.html#hold">a</a><form action="../../search/index.html"></form><a href="https://docs.example.com/it/guides/lock">b</a>',
    );
  });

  it('leaves text that looks like an address', () => {
    expect(archived('body', '<pre>&lt;a href="/guides/lock"&gt;</pre>').html).toContain('href="/guides/lock"');
  });
});

describe('removeApplication', () => {
  it('leaves a page with the whole style sheet and its own script', () => {
    const $ = load(
      '<head><style>a{}</style><script data-scripts="/main.js" data-styles=/all.css>start()</script><script src=/page.js defer></script></head>',
    );
    removeApplication($);
    expect($('head').html()).toBe('<link rel="stylesheet" href="/all.css"><script src="/page.js" defer=""></script>');
  });

  it('replaces the styles of the page, not those for readers without scripts', () => {
    const $ = load(
      '<head><noscript><style>b{}</style></noscript><style>a{}</style><script data-scripts="/main.js" data-styles=/all.css></script></head>',
      { scriptingEnabled: false },
    );
    removeApplication($);
    expect($('head').html()).toBe('<noscript><style>b{}</style></noscript><link rel="stylesheet" href="/all.css">');
  });

  it('leaves a page without application as it is', () => {
    const html = '<style>a{}</style><script>theme()</script>';
    const $ = load(`<head>${html}</head>`);
    removeApplication($);
    expect($('head').html()).toBe(html);
  });
});
