import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { FETCH_AHEAD_RULES } from '../lib/fetch-ahead';
import { addPolicy, hashOf, inlineOf, pagePolicy, parsePolicy, policyOf, policyText, sitePolicy, type BrandHosts } from './policy';

const plain: BrandHosts = { marketingScript: null, stylesheets: [], hostedSearch: null };
const of = (brand: Partial<BrandHosts> = {}, html = '<p>'): Record<string, readonly string[]> => ({
  ...policyOf(inlineOf(load(html)), { ...plain, ...brand }),
});
/** Sources that a brand adds to the same page's policy. */
function added(brand: Partial<BrandHosts>): Record<string, string[]> {
  const before = of();
  const differences = Object.entries(of(brand)).map(
    ([name, sources]) => [name, sources.filter((source) => !before[name]?.includes(source))] as const,
  );
  return Object.fromEntries(differences.filter(([, sources]) => sources.length > 0));
}

describe('policyOf', () => {
  it('allows the texts of a page by their hash', () => {
    // printf 'run()' | openssl dgst -sha256 -binary | openssl base64
    expect(hashOf('run()')).toBe("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
    expect(of({}, '<script>run()</script>')['script-src']).toContain(hashOf('run()'));
    expect(of({}, '<style>p{}</style>')['style-src']).toContain(hashOf('p{}'));
  });

  it.each([
    ['nothing', {}, {}],
    [
      'a script',
      { marketingScript: 'https://cdn.example.com/a/tag.js?x' },
      { 'script-src': ['https://cdn.example.com'], 'img-src': ['https://cdn.example.com'], 'connect-src': ['https://cdn.example.com'] },
    ],
    [
      'style sheets of one host',
      { stylesheets: ['https://cdn.example.com/a.css', 'https://cdn.example.com/b.css'] },
      { 'style-src': ['https://cdn.example.com'], 'font-src': ['https://cdn.example.com'] },
    ],
    [
      'a search of its own hosts',
      { hostedSearch: { appId: 'A', hosts: ['http://search.localhost:7700'], events: null } },
      { 'connect-src': ['http://search.localhost:7700'] },
    ],
    [
      'a search of the service, with events',
      { hostedSearch: { appId: 'ABC', hosts: [], events: { script: 'https://cdn.example.com/i.js' } } },
      {
        'script-src': ['https://cdn.example.com'],
        'connect-src': [
          'https://abc-dsn.algolia.net',
          ...[1, 2, 3].map((number) => `https://abc-${number}.algolianet.com`),
          'https://cdn.example.com',
          'https://insights.algolia.io',
        ],
      },
    ],
  ])('of a brand with %s adds its hosts and nothing else', (_case, brand, expected) => {
    expect(added(brand)).toEqual(expected);
  });

  it('never allows what is unsafe', () => {
    expect(policyText(of({ marketingScript: 'https://a.example/x.js' }))).not.toMatch(/unsafe|\*|https:(?!\/\/)/);
  });
});

describe('addPolicy', () => {
  function withPolicy(html: string): string {
    const $ = load(html);
    addPolicy($, '/a', plain);
    return $.html();
  }

  it('puts the policy behind the encoding, where it can be read back', () => {
    const page = withPolicy('<head><meta charset=UTF-8><script>$&</script>');
    expect(page).toMatch(/<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
    expect(pagePolicy(page)).toEqual(of({}, '<script>$&</script>'));
  });

  it('names a page with content that no policy allows', () => {
    expect(() => withPolicy('<meta charset=utf-8><p style=x>')).toThrow('/a: found <p style="…">');
    expect(() => withPolicy('<p>')).toThrow('/a: expected one <meta charset="utf-8">');
  });
});

describe('sitePolicy', () => {
  it('allows what any page needs, and leaves styles to the pages', () => {
    const pages = [of({}, '<script>a</script><style>a</style>'), of({}, '<script>b</script>')];
    const site = sitePolicy(pages);
    expect(site['script-src']).toEqual(["'self'", ...['a', 'b', FETCH_AHEAD_RULES].map(hashOf)].sort());
    expect(site).not.toHaveProperty('style-src');
    // A `default-src` would also apply to styles.
    expect(site).not.toHaveProperty('default-src');
    expect(site['frame-ancestors']).toEqual(["'none'"]);
  });
});

describe('parsePolicy', () => {
  it('rejects text that is not a policy', () => {
    expect(() => parsePolicy('<script>')).toThrow('expected a Content Security Policy');
  });
});

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
