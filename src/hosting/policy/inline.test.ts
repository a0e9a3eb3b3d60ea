import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { inlineOf } from './inline';

describe('inlineOf', () => {
  it.each([
    ['a script with data', '<script data-a="x>y">run()</script>', { scripts: ['run()'] }],
    ['a module', '<script type=module>run()</script>', { scripts: ['run()'] }],
    ['text of a script that looks like a tag', '<script>"<b style=x>"</script>', { scripts: ['"<b style=x>"'] }],
    ['a style, as it stands', '<style>a>b{}@media (1px<width){}</style>', { styles: ['a>b{}@media (1px<width){}'] }],
    [
      'a style in a picture, as the browser reads it',
      '<svg><style>a{}@media (1px&lt;width){b:&amp;lt;}</style></svg>',
      { styles: ['a{}@media (1px<width){b:&lt;}'] },
    ],
    ['a style after a picture', '<svg></svg><style>a{content:"&lt;"}</style>', { styles: ['a{content:"&lt;"}'] }],
    ['a script with an address', '<script src=/a.js></script>', {}],
    ['data', '<script type=application/ld+json>{}</script><script type="application/json">{}</script>', {}],
    ['a page that speaks of attributes', '<p>Write style="x" or &lt;b onclick="y"&gt;.</p><a title=" style=x" href=/>', {}],
  ])('knows %s', (_case, html, expected) => {
    expect(inlineOf(load(html))).toEqual({ scripts: [], styles: [], ...expected });
  });

  it.each([
    ['<p style="color:red">', '<p style="…">'],
    ['<svg STYLE=display:none>', '<svg style="…">'],
    ['<button type="button" onclick="print()">', '<button onclick="…">'],
    ['<img src=x\nonerror=run()>', '<img onerror="…">'],
    ['<svg/onload=run()>', '<svg onload="…">'],
    ['<img src="x"onerror=run()>', '<img onerror="…">'],
    ["<img src='x'onerror=run()>", '<img onerror="…">'],
  ])('refuses %s', (html, found) => {
    expect(() => inlineOf(load(`<p>before</p>${html}`))).toThrow(`found ${found}; expected none`);
  });

  it('refuses data that a component has put into the head, where a title could end it', () => {
    const data = '{"name":"</script><script>alert(1)</script>"}';
    expect(() => inlineOf(load(`<script data-rh="true" type="application/ld+json">${data}</script>`))).toThrow('found <script data-rh ');
  });
});
