import { describe, expect, it } from 'vitest';
import { hitUrl, onlyMarks, plainText, segments } from './hit-text';

describe('onlyMarks', () => {
  it.each([
    ['a <mark>lock</mark>', 'a <mark>lock</mark>'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['<mark onclick=x>a</mark>', '&lt;mark onclick=x>a</mark>'],
    ['<MARK><img src=x onerror=y>', '&lt;MARK>&lt;img src=x onerror=y>'],
    ['&lt;b&gt;', '&lt;b&gt;'],
  ])('%s', (html, expected) => {
    expect(onlyMarks(html)).toBe(expected);
  });
});

describe('segments', () => {
  it.each([
    ['', []],
    ['plain', [{ text: 'plain', marked: false }]],
    [
      '<mark>lock</mark> &amp; key',
      [
        { text: 'lock', marked: true },
        { text: ' & key', marked: false },
      ],
    ],
    ['<b>&lt;b&gt;</b>', [{ text: '<b><b></b>', marked: false }]],
  ])('%s', (html, expected) => {
    expect(segments(html)).toEqual(expected);
  });
});

describe('plainText', () => {
  it.each([
    ['Backup &amp; <mark>archive</mark>', 'Backup & archive'],
    ['&#39;&#x27;&quot;', `''"`],
    ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
    ['&constructor; &toString;', '&constructor; &toString;'],
  ])('%s', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

describe('hitUrl', () => {
  it.each([
    ['/guides/object-lock#enable', '/guides/object-lock#enable'],
    ['https://docs.arnia.example/guides/object-lock?a=1#enable', '/guides/object-lock?a=1#enable'],
    ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
    ['http://elsewhere.example/page', 'http://elsewhere.example/page'],
    ['//elsewhere.example/page', undefined],
    ['/\\elsewhere.example', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
    // Malicious URLs. Browsers remove tabs and line breaks, and treat backslashes as slashes.
    ['/\t/evil.example', undefined],
    ['/\n/evil.example', undefined],
    ['/\r\n\\evil.example', undefined],
    ['/\t\\/evil.example', undefined],
    ['\t//evil.example', undefined],
    [' //evil.example', undefined],
    ['\\\\evil.example', undefined],
    ['\\/evil.example', undefined],
    ['///evil.example', undefined],
    ['/.//evil.example', undefined],
    ['/a/..//evil.example', undefined],
    ['/%2e//evil.example', undefined],
    ['https://docs.arnia.example//evil.example', undefined],
    ['https://docs.arnia.example/\\evil.example', undefined],
    ['https://docs.arnia.example/.//evil.example', undefined],
    ['//docs.arnia.example//evil.example', undefined],
    ['javascript:alert(1)//https://docs.arnia.example/', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['vbscript:x', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['blob:https://docs.arnia.example/5f0c', undefined],
    ['filesystem:https://docs.arnia.example/x', undefined],
    ['file:///etc/passwd', undefined],
    ['about:blank', undefined],
    ['view-source:https://docs.arnia.example/', undefined],
    ['https://', undefined],
    ['http://[', undefined],
    ['guides/object-lock', undefined],
    ['evil.example', undefined],
    ['?q=1', undefined],
    // Unusual spellings of valid URLs.
    ['/guides/\tobject-lock', '/guides/object-lock'],
    ['/guides/../guides/object-lock', '/guides/object-lock'],
    ['//docs.arnia.example/guides', '/guides'],
    ['https://docs.arnia.example:443/guides', '/guides'],
    ['https://reader:secret@docs.arnia.example/guides', '/guides'],
    ['https://docs.arnia.example@evil.example/', 'https://docs.arnia.example@evil.example/'],
    ['https:\\\\elsewhere.example\\page', 'https://elsewhere.example/page'],
    ['HTTPS://Elsewhere.Example/page', 'https://elsewhere.example/page'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/a"onmouseover="x', '/a%22onmouseover=%22x'],
  ])('%j', (url, expected) => {
    expect(hitUrl(url, { siteUrl: 'https://docs.arnia.example/it/' })).toBe(expected);
  });

  it.each([
    ['/docs/guides', '/docs/guides'],
    ['https://vela.example/docs/guides#lock', '/docs/guides#lock'],
    ['/blog/news', 'https://vela.example/blog/news'],
    ['https://reader:secret@vela.example/blog', 'https://vela.example/blog'],
    ['https://elsewhere.example/docs/', 'https://elsewhere.example/docs/'],
    ['javascript:alert("https://vela.example/blog")', undefined],
    ['https://vela.example//blog', undefined],
  ])('%j beside another application on the same host', (url, expected) => {
    const site = { siteUrl: 'https://vela.example', external: /^https:\/\/vela\.example\/(?!docs\/)/ };
    expect(hitUrl(url, site)).toBe(expected);
  });
});
