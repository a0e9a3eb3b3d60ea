import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { keptList, webManifest, writeSizes } from './kept';

describe('keptList', () => {
  const contents = (text: string) =>
    new Map([
      ['/', Buffer.from('home')],
      ['/a', Buffer.from(text)],
    ]);

  it('has a hash for each content, and a version for all', () => {
    const { files, cache, prefix } = keptList(contents('a'), 'pages-en-');
    expect(files).toEqual({ '/': '4ea140588150', '/a': 'ca978112ca1b' });
    expect(prefix).toBe('pages-en-');
    expect(cache).toMatch(/^pages-en-[\da-f]{12}$/);
  });

  it('has another version when a content changes, and only then', () => {
    const version = (text: string): string => keptList(contents(text), 'pages-en-').cache;
    expect(version('b')).not.toBe(version('a'));
    expect(version('a')).toBe(version('a'));
  });
});

describe('webManifest', () => {
  const language = (favicon: string) =>
    ({
      lang: 'it',
      dir: 'ltr',
      brand: { slug: 'd', name: 'D', favicon, colors: { dark: { background: '#000000' } } },
      props: { baseUrl: '/docs/it/', siteConfig: { title: 'Docs', tagline: 'All' } },
    }) as Language;
  it.each([
    ['/brand/mark.svg', 'image/svg+xml'],
    ['/brand/mark.png', 'image/png'],
    ['/brand/mark.ico', 'image/x-icon'],
  ])('offers the language with the icon %s', (icon, type) => {
    expect(JSON.parse(webManifest(language(icon)))).toMatchObject({
      start_url: '/docs/it/',
      scope: '/docs/it/',
      lang: 'it',
      icons: [{ src: `/docs/it${icon}`, type }],
    });
  });
});

const html = '<a>zip</a> <span data-size="archive"></span> <span class="x" data-size="kept"></span>';

describe('writeSizes', () => {
  it.each([
    ['en', '1.7 MB', '11 MB'],
    ['it', '1,7 MB', '11 MB'],
  ])('in %s', (locale, archive, kept) => {
    expect(writeSizes(html, { archive: 1_735_749, kept: 11_000_000 }, locale)).toBe(
      `<a>zip</a> <span data-size="archive">${archive}</span> <span class="x" data-size="kept">${kept}</span>`,
    );
  });

  it('says which size has no room', () => {
    expect(() => writeSizes('<p></p>', { archive: 1, kept: 1 }, 'en')).toThrow('no <span data-size="archive"></span>');
  });
});
