import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { partOf } from './part';

const whole = { siteUrl: 'https://docs.example.com', baseUrl: '/it/', pages: ['/it/guides/lock', '/it/guides/'] };
const page = (article: string): string => `<html lang=it><main><div class="theme-doc-markdown markdown">${article}</div></main>`;
const part = (article: string) => partOf(load(page(article)), '/it/guides/lock', whole);
/** The section's content. */
const inner = (article: string): string => load(part(article).html, undefined, false)('section').html() ?? '';

describe('partOf', () => {
  it('names the page, its headings and its ids after its address', () => {
    const found = part(
      '<header><h1>Lock</h1></header><h2 id="hold">Hold <a class="hash-link" href="#hold">#</a></h2><h3 id="more">More</h3>',
    );
    expect(found).toMatchObject({ id: 'guides-lock', title: 'Lock', headings: [{ id: 'guides-lock--hold', title: 'Hold' }] });
    expect(found.html).toBe(
      '<section id="guides-lock" class="theme-doc-markdown markdown"><header><h2>Lock</h2></header>' +
        '<h3 id="guides-lock--hold">Hold </h3><h4 id="guides-lock--more">More</h4></section>',
    );
  });

  it.each([
    [
      'a label and its field',
      '<input id="a" name="os"><label for="a">A</label>',
      '<input id="p--a" name="p--os"><label for="p--a">A</label>',
    ],
    [
      'several references',
      '<b id="a"></b><i id="b" aria-labelledby="a b c"></i>',
      '<b id="p--a"></b><i id="p--b" aria-labelledby="p--a p--b c"></i>',
    ],
    [
      'a link within the page',
      '<b id="a"></b><a href="#a">a</a><a href="#">top</a>',
      '<b id="p--a"></b><a href="#p--a">a</a><a href="#">top</a>',
    ],
    [
      'a drawing',
      '<svg><marker id="m"></marker><path marker-end="url(#m)"></path><use href="#shared"></use></svg>',
      '<svg><marker id="p--m"></marker><path marker-end="url(#p--m)"></path><use href="#shared"></use></svg>',
    ],
  ])('keeps together: %s', (_case, html, expected) => {
    expect(inner(html)).toBe(expected.replaceAll('p--', 'guides-lock--'));
  });

  it.each([
    ['another page of the section', '/it/guides', '#guides'],
    ['its heading', '/it/guides/#start', '#guides--start'],
    ['a page of another section', '/it/composer/swarm#a', '/it/composer/swarm#a'],
    ['the other language', '/guides/lock', '/guides/lock'],
    ['another host', 'https://example.com/it/guides', 'https://example.com/it/guides'],
  ])('leads a link to %s', (_case, href, expected) => {
    expect(inner(`<a href="${href}">a</a>`)).toBe(`<a href="${expected}">a</a>`);
  });

  it.each([
    ['scripts', '<script>restore()</script>', ''],
    ['filters', '<div data-needs-js><input></div>', ''],
    ['buttons', '<button>Copy</button>', ''],
    ['explanations, not their words', '<a href="/glossary#shard" data-explanation="A part.">shard</a>', 'shard'],
    ['closed details', '<details><summary>a</summary>b</details>', '<details open=""><summary>a</summary>b</details>'],
  ])('omits %s', (_case, html, expected) => {
    expect(inner(html)).toBe(expected);
  });

  it('says the language of a page that shows the original', () => {
    const html = '<html lang=it><main><div lang=en><div class=theme-doc-markdown>text</div></div></main>';
    expect(partOf(load(html), '/it/guides/lock', whole).html).toContain(' lang="en"');
    expect(part('text').html).not.toContain('lang=');
  });

  it('leaves the page as it is', () => {
    const $ = load(page('<h1 id="a">a</h1><script></script>'));
    const before = $.html();
    partOf($, '/it/guides/lock', whole);
    expect($.html()).toBe(before);
  });

  it('names a page without text', () => {
    expect(() => partOf(load('<main></main>'), '/it/guides/lock', whole)).toThrow('/it/guides/lock: the built page has no .');
  });
});
