import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { deliver, endOfFirstPart, htmlOf, takeApplication } from './html';

const delivery = {
  styles: {
    of: (html: string) => `p{color:red}/*${html.length}*/`,
    ofFirst: (html: string) => `p{color:red}/*${html.length}*/`,
    ofRest: () => '@media (1px<width){}',
  },
  dialogProperties: [],
  inlineScript: 'start()',
  pageScript: '/assets/js/page.1.js',
};
const page = (head: string, body = '<p>x</p>'): string => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const STYLES = '<link rel="stylesheet" href="/assets/css/styles.5fd0.css">';
const SCRIPTS = '<script src="/assets/js/runtime~main.50.js" defer></script><script src="/assets/js/main.1f.js" defer></script>';
const ARTICLE = '<article><h1>Title</h1><p>First.</p>\n<ul><li>Second.</ul></article>';

function delivered(html: string, changed = delivery): string {
  const $ = load(html);
  const application = takeApplication($);
  if (!application) throw new Error('expected a page with an application');
  deliver($, application, ['/assets/js/5.1a.js', '/assets/js/6.2b.js'], changed);
  return htmlOf($);
}

/** Removes the application from a page. */
function taken(html: string): string {
  const $ = load(html);
  takeApplication($);
  return $.html();
}

describe('deliver', () => {
  const style = (length: number): string => `<style>p{color:red}/*${length}*/</style>`;
  const inline =
    '<script data-scripts="/assets/js/runtime~main.50.js /assets/js/main.1f.js" data-chunks="/assets/js/5.1a.js /assets/js/6.2b.js" data-styles="/assets/css/styles.5fd0.css">start()</script>';
  const deferred = '<script defer="" src="/assets/js/page.1.js"></script>';

  it('puts the styles into the page and lets the page start the application', () => {
    expect(delivered(page(STYLES + SCRIPTS))).toBe(page(style(page(STYLES).length) + inline + deferred));
  });

  it('gives a page of text the styles of its first part, and those of the rest behind it', () => {
    const first = page(STYLES, ARTICLE).indexOf('</p>');
    const rest = '<svg data-rest="" aria-hidden="true"><style>svg[data-rest]{display:none}@media (1px&lt;width){}</style></svg></p>';
    expect(delivered(page(STYLES + SCRIPTS, ARTICLE))).toBe(page(style(first) + deferred, ARTICLE.replace('</p>', inline + rest)));
  });

  it('omits end tags only where browsers supply them', () => {
    const table = '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a</td><td><p>b</p></td></tr></tbody></table>';
    const texts =
      '<script type="application/ld+json">"</li><li>"</script><p>0</p><p-x></p-x><div><p>1</p><p>2</p>\n<p>3</p><a><p>4</p></a><p>5</p>text<p>6</p></div><ul><li>a</li><li>b</li> <li>c</li></ul>';
    const html = delivered(page(STYLES + SCRIPTS, table + texts));
    expect(html).toContain('<table><thead><tr><th>A<th>B<tbody><tr><td>a<td><p>b</table>');
    expect(html).toContain(
      '<script type="application/ld+json">"</li><li>"</script><p>0</p><p-x></p-x><div><p>1<p>2</p>\n<p>3</p><a><p>4</p></a><p>5</p>text<p>6</div><ul><li>a<li>b</li> <li>c</ul>',
    );
    const treeOf = (text: string) => load(text)('body').html();
    expect(treeOf(html)).toBe(treeOf(page('', table + texts)));
  });

  it('writes dollar signs of styles as they are', () => {
    expect(delivered(page(STYLES + SCRIPTS), { ...delivery, styles: { ...delivery.styles, of: () => "a{content:'$&'}" } })).toContain(
      "a{content:'$&'}",
    );
  });
});

describe('takeApplication', () => {
  it('leaves out what no browser needs', () => {
    const idle =
      '<meta name="generator" content="Docusaurus v3.10.2"><link rel="preload" as="image" href="/logo.svg"/><a class="" href="/x" target="_self" rel="noopener noreferrer">x</a><a href="#a" class="hash-link" aria-label="Direct link to A" title="Direct link to A" translate="no"></a>';
    const needed = '<a href="/x" target="_self">x</a><a href="#a" class="hash-link" aria-label="Direct link to A" translate="no"></a>';
    expect(taken(page(STYLES + SCRIPTS, idle))).toBe(page(STYLES, needed));
  });

  /** The script exactly as the framework writes it. */
  const FROM_ADDRESS = `(function() {
  try {
    const entries = new URLSearchParams(window.location.search).entries();
    for (var [searchKey, value] of entries) {
      if (searchKey.startsWith('docusaurus-data-')) {
        a(searchKey, value);
      }
    }
  } catch(e) {}
})();`;

  it('prevents a URL from setting attributes', () => {
    const html = page(STYLES + SCRIPTS, `<script>\n(function() {\n  a('dark');\n})();\n${FROM_ADDRESS}\nb();\n</script>`);
    expect(taken(html)).toBe(page(STYLES, '<script>(function(){a("dark")})(),b();</script>'));
  });

  it('rejects a page in which a URL can still set attributes', () => {
    const other = FROM_ADDRESS.replaceAll('  ', ' ').replace('const entries', 'var all');
    expect(() => taken(page(STYLES + SCRIPTS, `<script>${other}</script>`))).toThrow(/expected the known form of the script/);
  });

  it.each([
    '<p class="">',
    '<a title="hello" translate="no">',
    '<a target="_self" rel="noopener noreferrer">',
    '<meta name="generator" content="x">',
    '<svg style="display: none;">',
    '<script src="/assets/js/main.1.js" defer></script>',
    '<link rel="stylesheet" href="/assets/css/a.css">',
    '<li>a</li><li>b</li>',
  ])('leaves code that shows %s as it is', (code) => {
    const $ = load(page(STYLES + SCRIPTS, '<article><h1>T</h1><p>1</p><pre></pre></article>'));
    $('pre').text(code);
    const application = takeApplication($);
    if (application) deliver($, application, [], delivery);
    expect(load(htmlOf($))('pre').text()).toBe(code);
  });

  it('makes scripts small, not data', () => {
    const script = (tag: string, code: string): string => `${tag}${code}</script>`;
    const banner = '\nfunction insertBanner() {\n  return "<\\/script>";\n}\n';
    const data = script('<script type="application/ld+json">', '{ "name": "The <script> element" }');
    expect(taken(page(STYLES + SCRIPTS, script('<script data-rh="true" >', banner) + data))).toBe(
      page(STYLES, script('<script data-rh="true">', 'function insertBanner(){return"<\\/script>"}') + data),
    );
  });

  it('leaves a redirect alone', () => {
    expect(takeApplication(load(page('<meta http-equiv="refresh" content="0">')))).toBeUndefined();
  });

  it.each([
    ['without a style sheet', SCRIPTS],
    ['with one script', STYLES + '<script src="/assets/js/main.1f.js" defer></script>'],
  ])('refuses a page %s', (_, head) => {
    expect(() => taken(page(head))).toThrow(/expected one style sheet and two scripts/);
  });
});

describe('endOfFirstPart', () => {
  it.each([
    ['a page of text', ARTICLE, 'First.'],
    ['a paragraph before the title', `<p>Before.</p>${ARTICLE}`, 'First.'],
    ['several paragraphs', '<article><h1>T</h1><p>1</p>\n<p>2</p>\n<p>3</p>\n<p>4</p></article>', '3'],
    ['text between paragraphs', '<article><h1>T</h1><p>1</p>text<p>2</p></article>', '1'],
    ['no article', '<h1>Title</h1><p>First.</p>', undefined],
    ['no title in the article', '<article><p>First.</p></article>', undefined],
    ['no paragraph', '<article><h1>Title</h1></article>', undefined],
  ])('of %s', (_, html, last) => {
    const $ = load(html);
    const end = endOfFirstPart($);
    expect(end && $(end).text()).toBe(last);
  });
});
