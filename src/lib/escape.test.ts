import { describe, expect, it } from 'vitest';
import { escapeContent, escapeHtml, escapeRegExp } from './escape';

describe('escapeHtml and escapeContent', () => {
  it.each([
    ['plain', 'plain', 'plain'],
    ['<b>R&D</b>', '&lt;b&gt;R&amp;D&lt;/b&gt;', '&lt;b&gt;R&amp;D&lt;/b&gt;'],
    [`"a" 'b'`, '&quot;a&quot; &#39;b&#39;', `"a" 'b'`],
    ['&amp;', '&amp;amp;', '&amp;amp;'],
  ])('%s', (text, html, content) => {
    expect(escapeHtml(text)).toBe(html);
    expect(escapeContent(text)).toBe(content);
  });
});

describe('escapeRegExp', () => {
  it.each(['a.b', '(x)*', '[a-z]+?', '^$', '{1,2}|/\\', 'C:\\d', 'città-stato'])('matches %s and nothing else', (text) => {
    for (const flags of ['', 'i', 'u', 'v']) {
      expect(new RegExp(`^${escapeRegExp(text)}$`, flags).test(text)).toBe(true);
      expect(new RegExp(`^${escapeRegExp(text)}$`, flags).test(`${text}x`)).toBe(false);
    }
  });
});
