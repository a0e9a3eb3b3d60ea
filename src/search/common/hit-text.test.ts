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
  ])('%s', (url, expected) => {
    expect(hitUrl(url, 'https://docs.arnia.example/it/')).toBe(expected);
  });
});
