import { describe, expect, it } from 'vitest';
import { formerAddresses, redirectOf, redirectPage } from './redirects';

const former = { folder: 'ds3', sections: ['guides'] };

describe('formerAddresses', () => {
  it('leads from the folder to the pages of its sections, and from itself to the front page', () => {
    expect(formerAddresses(['/it/', '/it/guides/lock', '/it/guides/', '/it/composer/x', '/it/guides/lock'], '/it/', former, {})).toEqual([
      { from: 'ds3', to: '/it/' },
      { from: 'ds3/guides', to: '/it/guides/' },
      { from: 'ds3/guides/lock', to: '/it/guides/lock' },
    ]);
  });

  it('leads from each address that a page had, in that folder and outside of it', () => {
    const renamed = { '/guides/worm': '/guides/lock', '/composer/a': '/composer/x', '/guides/left-out': '/guides/none' };
    expect(formerAddresses(['/it/guides/lock', '/it/composer/x'], '/it/', former, renamed)).toEqual([
      { from: 'ds3', to: '/it/' },
      { from: 'ds3/guides/lock', to: '/it/guides/lock' },
      { from: 'ds3/guides/worm', to: '/it/guides/lock' },
      { from: 'guides/worm', to: '/it/guides/lock' },
      { from: 'composer/a', to: '/it/composer/x' },
    ]);
  });
});

describe('redirectPage', () => {
  const text = { lang: 'it', dir: 'ltr', title: 'A & B', siteUrl: 'https://docs.example.com' };

  it('leads on without a script, and can be read back', () => {
    const page = redirectPage('/it/a?b&c', text);
    expect(page).not.toMatch(/<script|style/);
    expect(page).toContain('<link rel="canonical" href="https://docs.example.com/it/a?b&amp;c">');
    expect(page).toContain('<title>A &amp; B</title>');
    expect(redirectOf(page)).toBe('/it/a?b&c');
  });

  it('is the only kind of page that is read as a redirect', () => {
    expect(redirectOf('<p>url=/</p>')).toBeUndefined();
  });
});
