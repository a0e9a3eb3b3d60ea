import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { escapeContent, escapeHtml, escapeMarkdown, escapeRegExp } from './escape';

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

describe('escapeMarkdown', () => {
  it.each([
    'R&D &lt; 3',
    '](javascript:alert(1)) [a](https://evil.example)',
    '![a](x) **b** _c_ `d` ~~e~~',
    '<script>alert(1)</script> <https://evil.example>',
    '\\](x) \\',
  ])('keeps %s a text', (text) => {
    const { children } = fromMarkdown(`a ${escapeMarkdown(text)}`);
    expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: `a ${text}` }] }]);
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
