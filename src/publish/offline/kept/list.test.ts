import { describe, expect, it } from 'vitest';
import { keptList } from './list';
import { webManifest } from './manifest';

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
  const facts = { title: 'Docs', shortName: 'D', description: 'All', lang: 'it', dir: 'ltr', baseUrl: '/docs/it/', background: '#000000' };
  it.each([
    ['/brand/mark.svg', 'image/svg+xml'],
    ['/brand/mark.png', 'image/png'],
    ['/brand/mark.ico', 'image/x-icon'],
  ])('offers the language with the icon %s', (icon, type) => {
    expect(JSON.parse(webManifest({ ...facts, icon }))).toMatchObject({
      start_url: '/docs/it/',
      scope: '/docs/it/',
      lang: 'it',
      icons: [{ src: `/docs/it${icon}`, type }],
    });
  });
});
