import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { markdownPageOf } from './markdown-page';

const context = { route: '/it/guides/lock', siteUrl: 'https://docs.example.com', words: { diagram: 'Diagram', source: 'Source' } };
const LINK = '<link rel=alternate type=text/markdown href=/it/guides/lock.md />';

const markdownPage = (html: string) => markdownPageOf(load(html).root().toArray(), context);

const page = (body: string, head = `${LINK}<meta name=description content="Lock & hold.">`): string =>
  `<html><head>${head}</head><body><nav><a href=/>Home</a></nav><main><div class="theme-doc-markdown markdown">${body}</div></main></body></html>`;

/** The text below the title, description and URL. */
const text = (body: string): string | undefined =>
  markdownPage(page(`<header><h1>Lock</h1></header>${body}`))
    ?.markdown.split('https://docs.example.com/it/guides/lock>\n\n')[1]
    ?.trimEnd();

const lines = (...parts: string[]): string => parts.join('\n');

const block = (attributes: string, caption: string, code: string): string =>
  `<figure ${attributes}>${caption}<div><div data-search-ignore><a href=/tested data-proven=true data-explanation=Ran>Tested</a></div>` +
  `<span role=status></span><button aria-label=Copy><svg><path d=M0 /></svg></button></div>` +
  `<pre><code>${code}</code></pre></figure>`;

describe('markdownPageOf', () => {
  it('begins with title, description and the address of the page', () => {
    expect(markdownPage(page('<header><h1>Object <code>Lock</code></h1></header><p>Text.'))).toEqual({
      route: '/it/guides/lock',
      address: '/it/guides/lock.md',
      title: 'Object Lock',
      description: 'Lock & hold.',
      markdown: '# Object `Lock`\n\n> Lock & hold.\n\nSource: <https://docs.example.com/it/guides/lock>\n\nText.\n',
    });
  });

  it('leaves out a description that is not there', () => {
    expect(markdownPage(page('<h1>Lock</h1>', LINK))?.markdown).toBe('# Lock\n\nSource: <https://docs.example.com/it/guides/lock>\n');
  });

  it.each([
    ['without a Markdown version', page('<h1>Lock</h1>', '')],
    ['that only speaks of one', page('<h1>Lock</h1><p>text/markdown', '')],
  ])('creates none for a page %s', (_case, html) => {
    expect(markdownPage(html)).toBeUndefined();
  });

  it.each([
    ['no text', `<head>${LINK}</head><main>`, 'expected an element with the class "markdown"'],
    ['no title', page('<p>Text.'), 'expected a heading of level 1'],
    ['a formula without TeX', page('<h1>Lock</h1><p><span class=katex>d</span>'), 'the formula "d" has no TeX source'],
  ])('names the page and what is missing: %s', (_case, html, message) => {
    expect(() => markdownPage(html)).toThrow(`/it/guides/lock: can’t write Markdown: ${message}`);
  });
});

describe('text', () => {
  it.each([
    ['a heading without its mark', '<h2 id=a>Set <em>one</em><a class=hash-link href=#a>​</a></h2>', '## Set _one_'],
    ['a link between pages', '<p><a href=/it/x#y>X</a>', '[X](https://docs.example.com/it/x#y)'],
    ['a link on the page', '<p><a href=#z>Z</a>', '[Z](https://docs.example.com/it/guides/lock#z)'],
    ['an address elsewhere', '<p><a href=https://a.example/>A</a>', '[A](https://a.example/)'],
    ['mail', '<p><a href=mailto:a@b.example>a@b.example</a>', '<a@b.example>'],
    ['a term, not its definition', '<p>A <a href=/glossary#shard data-explanation="A part.">shard</a>.', 'A shard.'],
    ['a name that may break', '<p><code>List<wbr>Buckets</code>', '`ListBuckets`'],
    ['texts that React writes apart', '<p>2<!-- --> of <!-- -->8', '2 of 8'],
    ['what would be Markdown', '<p>*.tar costs $5, [all] _in_', '\\*.tar costs \\$5, \\[all] \\_in\\_'],
    ['boxes beside each other', '<div><div>One</div><div>Two</div></div>', 'One\n\nTwo'],
    ['a formula', '<p><span class=katex><math><semantics><mi>N</mi><annotation>N_o</annotation></semantics></math></span>', '$N_o$'],
    [
      'a formula of its own',
      '<div><span class=katex><math display=block><semantics><mi>N</mi><annotation>N = 2</annotation></semantics></math></span></div>',
      '$$\nN = 2\n$$',
    ],
    [
      'a formula in both of its forms',
      '<p><span class=katex><span><math><annotation>K</annotation></math></span><span class=katex-html>K</span></span>',
      '$K$',
    ],
  ])('%s', (_case, html, expected) => {
    expect(text(html)).toBe(expected);
  });
});

describe('blocks', () => {
  it.each([
    [
      'code with its language, without mark and button',
      block('data-language=bash', '<figcaption>Shell</figcaption>', '<span>aws</span> s3 ls\n'),
      lines('```bash', 'aws s3 ls', '```'),
    ],
    [
      'a file',
      block('data-language=json', '<figcaption data-caption=file>policy.json</figcaption>', '{}'),
      lines('`policy.json`:', '', '```json', '{}', '```'),
    ],
    [
      'output',
      block('data-language=text', '<figcaption data-caption=output>Output</figcaption>', '  … ```'),
      lines('Output:', '', '````text', '  … ```', '````'),
    ],
    [
      'tabs',
      '<div role=group><input type=radio><label>A</label><input type=radio><label>B</label><div><div data-label=A><p>One.</div><div data-label=B><p>Two.</div></div></div>',
      lines('**A**', '', 'One.', '', '**B**', '', 'Two.'),
    ],
    [
      'an admonition',
      '<div class="theme-admonition theme-admonition-danger"><div><span><svg><path d=M0 /></svg></span>Mind the date</div><div><p>It ends.</div></div>',
      lines('> **Mind the date**', '>', '> It ends.'),
    ],
    [
      'a diagram once',
      '<figure><div><svg role=img><title>Path</title><desc>A to B.</desc><text>A</text></svg><svg role=img><title>Path</title><desc>A to B.</desc></svg></div><figcaption>Path</figcaption></figure>',
      '**Diagram: Path.** A to B.',
    ],
    [
      'a table',
      '<div role=group><table><thead><tr><th>Key<th>Means</thead><tbody><tr><th scope=row><code>a|b</code><td>c | d</tbody></table></div>',
      lines('| Key | Means |', '| - | - |', '| `a\\|b` | c \\| d |'),
    ],
    [
      'a table with a caption',
      '<figure><figcaption>Who may</figcaption><div><a href=/tested data-proven=true>Tested</a></div><table><thead><tr><th>Who</thead><tbody><tr><td>User</tbody></table></figure>',
      lines('**Who may**', '', '| Who |', '| - |', '| User |'),
    ],
    [
      'entries that open, as one list',
      '<div><details id=A><summary><code>A</code> on</summary><div><p>First.<p><a href=#A>#<!-- -->A</a></div></details>' +
        '<details><summary>More</summary><details><summary>B</summary></details><details><summary>C</summary></details></details></div>',
      lines('- `A` on', '', '  First.', '', '- More', '', '  - B', '', '  - C'),
    ],
    [
      'a filter: nothing',
      '<p>Before.</p><form><label>Name</label><input><select><option>All</select><button>Show</button></form><p>After.',
      lines('Before.', '', 'After.'),
    ],
    [
      'a step with code',
      `<ol><li><p>Run it.</p>${block('data-language=bash', '', 'ls')}</li></ol>`,
      lines('1. Run it.', '', '   ```bash', '   ls', '   ```'),
    ],
  ])('%s', (_case, html, expected) => {
    expect(text(html)).toBe(expected);
  });
});
