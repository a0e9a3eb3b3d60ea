import { describe, expect, it } from 'vitest';
import { writeSizes } from './sizes';

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
