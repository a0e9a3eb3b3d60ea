import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { FETCH_AHEAD_RULES } from '../../lib/fetch-ahead';
import type { BrandHosts } from './hosts';
import { inlineOf } from './inline';
import { addPolicy, pagePolicy } from './page';
import { hashOf, parsePolicy, policyOf, policyText, sitePolicy } from './policy';

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
