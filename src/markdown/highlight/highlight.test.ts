import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

const html = (code: string, language: string): string => highlight(code, language, undefined).html;
const text = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('hands over what the interface shows', () => {
    expect(highlight('{}', 'json', 'title="policy.json" save')).toEqual({
      language: 'json',
      label: 'JSON',
      title: 'policy.json',
      kind: 'code',
      html: '<span class="x-punct">{}</span>',
    });
  });

  it.each([
    ['bash', 'aws s3api put-object \\\n  --bucket "a<b>" && cat <<END\n$HOME & more\nEND\nID=$(aws s3 ls)'],
    ['json', '{"Version": "2012-10-17", "Condition": {"Bool": true}, "n": 1}'],
    ['xml', '<a href="x">text &amp; y</a>\n'],
    ['python', 'import boto3\nprint(f"{name} <x>")'],
    ['text', '<plain> & "text"'],
  ])('keeps the text of %s', (language, code) => {
    expect(text(html(code, language))).toBe(code);
  });

  it.each([
    ['the command', 'bash', 'aws s3 cp a b', '<span class="x-function">aws</span> s3 cp a b'],
    ['a long option', 'bash', 'ls --sort-by x', '<span class="x-function">ls </span><span class="x-variable">--sort-by</span> x'],
    [
      'a command in a pipe',
      'bash',
      'a | jq x',
      '<span class="x-function">a </span><span class="x-punct">| </span><span class="x-function">jq</span> x',
    ],
    [
      'a command substitution',
      'bash',
      'A=$(ls x)',
      '<span class="x-variable">A</span><span class="x-punct">=</span><span class="x-variable">$(</span><span class="x-function">ls</span> x<span class="x-variable">)</span>',
    ],
    [
      'no word of a continued line',
      'bash',
      'ls \\\n  put x',
      '<span class="x-function">ls </span><span class="x-punct">\\</span>\n  put x',
    ],
    [
      'keys and strings',
      'json',
      '{"a": "b"}',
      '<span class="x-punct">{</span><span class="x-property">"a"</span><span class="x-punct">: </span><span class="x-string">"b"</span><span class="x-punct">}</span>',
    ],
    ['nothing in plain text', 'text', 'aws --x', 'aws --x'],
  ])('colours %s', (_, language, code, expected) => {
    expect(html(code, language)).toBe(expected);
  });

  it.each([
    [null, undefined, 'code block has no language'],
    ['basch', undefined, 'unknown language basch; use one of bash,'],
    ['bash', 'rum', 'unknown word rum'],
  ])('refuses %j %j', (language, meta, message) => {
    expect(() => highlight('a\nb', language, meta)).toThrow(message);
  });
});
