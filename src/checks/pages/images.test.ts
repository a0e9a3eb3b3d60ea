import { describe, expect, it } from 'vitest';
import { images } from './markup';
import { pageOf, problemsOf, siteOf } from './testing/pages';

const SIZES: Readonly<Record<string, number>> = { 'static/img/mark.svg': 900, 'static/img/console.png': 6_000_000 };

describe('images', () => {
  it.each([
    ['of the site', '![The mark](/img/mark.svg)', []],
    ['element with size', '<img src="/img/mark.svg" alt="The mark" width="20" height="20" />', []],
    ['element for decoration', '<img src="/img/mark.svg" alt="" width="20" height="20" />', []],
    ['without text', '![](/img/mark.svg)', ['1 image has no alternative text — describe in words what it shows']],
    ['element without text', '<img src="/img/mark.svg" />', ['1 image has no alternative text — describe in words what it shows']],
    ['missing', '![The mark](/img/mrk.svg)', ['1 there is no image static/img/mrk.svg — add the file, or correct the address']],
    [
      'heavy',
      '![The console](/img/console.png)',
      ['1 static/img/console.png has 6000000 bytes, expected at most 250000 — crop it, make it smaller, or save it as WebP or SVG'],
    ],
  ])('%s', (_case, source, expected) => {
    const page = pageOf(source);
    expect(problemsOf(images, page, siteOf([page], { sizeOf: (file) => SIZES[file] }))).toEqual(expected);
  });
});
