import { describe, expect, it } from 'vitest';
import { images } from './images';
import { problemsOf, pageOf, siteOf } from './testing';

const there = ['static/img/mark.svg', 'docs/guides/console.png'];

describe('images', () => {
  it.each([
    ['of the site', '![The mark](/img/mark.svg)', []],
    ['beside the page', '![The console](./console.png)', []],
    ['element with size', '<img src="/img/mark.svg" alt="The mark" width="20" height="20" />', []],
    ['element for decoration', '<img src="/img/mark.svg" alt="" width="20" height="20" />', []],
    ['without text', '![](/img/mark.svg)', ['1 image has no alternative text — say in words what it shows']],
    [
      'missing file',
      'A\n\n![The mark](/img/none.svg)',
      ['3 no image file /img/none.svg — correct the path, from this file or from static/'],
    ],
    [
      'of another host',
      '![The mark](https://example.com/mark.svg)',
      ['1 image comes from https://example.com/mark.svg — put the file beside the page or in static/img: the site asks no other host'],
    ],
    [
      'element without text and size',
      '<img src="/img/mark.svg" />',
      [
        '1 image has no alternative text — say in words what it shows',
        '1 <img> has no size — add width and height in pixels, or write it as Markdown',
      ],
    ],
  ])('%s', (_case, source, expected) => {
    const page = pageOf(source);
    expect(problemsOf(images, page, siteOf([page], { exists: (file) => there.includes(file) }))).toEqual(expected);
  });
});
