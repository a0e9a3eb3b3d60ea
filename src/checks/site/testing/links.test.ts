import { describe, expect, it } from 'vitest';
import { links } from './links';
import { problemsOf, PAGE, siteOf } from './small-site';

const others = {
  'index.html': '<h1 id="top-task">Home</h1>',
  '404.html': '',
  'it/index.html': '',
  'flat.html': '<a name="old">',
  'old/index.html': '<meta http-equiv="refresh" content="0; url=/guides/object-lock">',
  'gone/index.html': '<meta http-equiv="refresh" content="0; url=/nowhere">',
  'img/mark.svg': '',
  'caffè.txt': '',
};
const problems = (html: string): string[] => problemsOf(links, siteOf({ ...others, [PAGE]: html }));

describe('links that lead somewhere', () => {
  it.each([
    ['<a href="/">'],
    ['<a href="/#top-task">'],
    ['<a href="/it/">'],
    ['<a href="/flat">'],
    ['<a href="/flat#old">'],
    ['<a href="/guides/object-lock/">'],
    ['<a href="#own"><p id="own">'],
    ['<a href="#">'],
    ['<a href="https://elsewhere.example/x">'],
    ['<a href="mailto:a@example.com">'],
    ['<a href="https://docs.example.com/flat">'],
    ['<img src="/img/mark.svg">'],
    ['<img srcset="/img/mark.svg 2x">'],
    ['<a href="/caff%C3%A8.txt">'],
    ['<a href="/?q=1#top-task">'],
    ['<img src="data:image/svg+xml,x">'],
  ])('%s', (html) => {
    expect(problems(html)).toEqual([]);
  });
});

describe('links that lead nowhere', () => {
  it.each([
    ['file', '<p id="x"><a href="/none">', '#x > a /none doesn’t lead to a file of the build'],
    [
      'absolute address of the site',
      '<a href="https://docs.example.com/none">',
      'a https://docs.example.com/none doesn’t lead to a file of the build',
    ],
    ['anchor', '<a href="/#none">', 'a /#none doesn’t match an id in index.html'],
    ['own anchor', '<a href="#none">', `a #none doesn’t match an id in ${PAGE}`],
    ['image', '<img src="/img/none.svg">', 'img /img/none.svg doesn’t lead to a file of the build'],
    ['one of several images', '<img srcset="/img/mark.svg 1x, /img/none.svg 2x">', 'img /img/none.svg doesn’t lead to a file of the build'],
    ['script', '<script src="/assets/none.js"></script>', 'head > script /assets/none.js doesn’t lead to a file of the build'],
    ['style sheet', '<link rel="stylesheet" href="/none.css">', 'head > link /none.css doesn’t lead to a file of the build'],
    ['redirect', '<a href="/old">', 'a /old leads to a redirect; link to its target'],
    ['404 page', '<a href="/404">', 'a /404 leads to the 404 page'],
    ['not an address', '<a href="http://[">', 'a http://[ doesn’t lead to a file of the build'],
  ])('%s', (_case, html, expected) => {
    expect(problems(html)).toEqual([expected]);
  });

  it('404 page, but not from another', () => {
    const site = siteOf({ ...others, [PAGE]: '', 'it/404.html': '<a href="/404">' });
    expect(problemsOf(links, site, 'it/404.html')).toEqual([]);
  });

  it('target of a redirect', () => {
    expect(problemsOf(links, siteOf({ ...others, [PAGE]: '' }), 'gone/index.html')).toEqual([
      'head > meta /nowhere doesn’t lead to a file of the build',
    ]);
    expect(problemsOf(links, siteOf({ ...others, [PAGE]: '' }), 'old/index.html')).toEqual([]);
  });

  it('path outside of the base', () => {
    const site = siteOf({ ...others, [PAGE]: '<a href="/flat"><a href="/docs/flat">' }, { baseUrl: '/docs/' });
    expect(problemsOf(links, site)).toEqual(['a:nth-of-type(1) /flat doesn’t lead to a file of the build']);
  });
});
