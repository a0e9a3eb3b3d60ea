import { describe, expect, it } from 'vitest';
import { hosts, styleSheetProblems } from './hosts';
import { problemsOf, PAGE, siteOf } from './small-site';

const problems = (html: string, allowedHosts: string[] = []): string[] => problemsOf(hosts, siteOf({ [PAGE]: html }, { allowedHosts }));

describe('requests to other hosts', () => {
  it.each([
    ['script', '<script src="https://cdn.example.net/a.js"></script>'],
    ['style sheet', '<link rel="stylesheet" href="https://cdn.example.net/a.css">'],
    ['preconnect', '<link rel="preconnect" href="https://cdn.example.net">'],
    ['prefetch', '<link rel="prefetch" href="//cdn.example.net/a.js">'],
    ['icon', '<link rel="icon" href="https://cdn.example.net/a.ico">'],
    ['image', '<img src="https://cdn.example.net/a.png">'],
    ['image of a list', '<img srcset="/a.png, https://cdn.example.net/a.png 2x">'],
    ['frame', '<iframe src="https://cdn.example.net/"></iframe>'],
    ['style', '<style>@font-face{src:url("https://cdn.example.net/a.woff2")}</style>'],
    ['inline style', '<p style="background:url(https://cdn.example.net/a.png)">'],
  ])('%s', (_case, html) => {
    expect(problems(html).join()).toContain('from cdn.example.net');
  });

  it.each([
    ['link for the reader', '<a href="https://elsewhere.example">'],
    ['canonical', '<link rel="canonical" href="https://other.example/x">'],
    ['other language', '<link rel="alternate" hreflang="it" href="https://other.example/it">'],
    ['own host', '<script src="https://docs.example.com/a.js"></script>'],
    ['text that names a host', '<p>https://cdn.example.net</p>'],
    ['name space', '<svg xmlns="http://www.w3.org/2000/svg"><use href="#mark"/></svg>'],
  ])('not: %s', (_case, html) => {
    expect(problems(html)).toEqual([]);
  });

  it('lets the brand choose a host', () => {
    expect(problems('<script src="https://cdn.example.net/a.js"></script>', ['cdn.example.net'])).toEqual([]);
  });
});

describe('style sheets', () => {
  it.each([
    ['font of the site', '@font-face{src:url(/fonts/text.woff2)}', []],
    ['relative to the sheet', 'a{background:url("../fonts/text.woff2")}', []],
    ['data', 'a{background:url(data:image/svg+xml;utf8,x)}', []],
    ['part of an SVG', 'a{mask:url(#hexagon)}', []],
    [
      'other host',
      '@import "https://cdn.example.net/a.css";',
      ['url(https://cdn.example.net/a.css) sends requests to cdn.example.net; serve the file from static/'],
    ],
    ['missing file', 'a{background:url(/img/none.png)}', ['url(/img/none.png) doesn’t lead to a file of the build']],
  ])('%s', (_case, css, expected) => {
    const site = siteOf({ 'css/site.css': css, 'fonts/text.woff2': '' });
    expect(site.styleSheets.flatMap((sheet) => styleSheetProblems(sheet, site)).map(({ message }) => message)).toEqual(expected);
  });
});
