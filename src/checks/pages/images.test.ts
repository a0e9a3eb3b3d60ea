import { describe, expect, it } from 'vitest';
import { images } from './images';
import { problemsOf, pageOf } from './testing';

describe('images', () => {
  it.each([
    ['of the site', '![The mark](/img/mark.svg)', []],
    ['beside the page', '![The console](./console.png)', []],
    ['element with size', '<img src="/img/mark.svg" alt="The mark" width="20" height="20" />', []],
    ['element for decoration', '<img src="/img/mark.svg" alt="" width="20" height="20" />', []],
    ['without text', '![](/img/mark.svg)', ['1 image has no alternative text — say in words what it shows']],
    ['element without text', '<img src="/img/mark.svg" />', ['1 image has no alternative text — say in words what it shows']],
  ])('%s', (_case, source, expected) => {
    expect(problemsOf(images, pageOf(source))).toEqual(expected);
  });
});
