import { describe, expect, it } from 'vitest';
import { hitUrl } from './hit-url';

describe('hitUrl', () => {
  it.each([
    ['/guides/object-lock#enable', '/guides/object-lock#enable'],
    ['https://docs.arnia.example/guides/object-lock?a=1#enable', '/guides/object-lock?a=1#enable'],
    ['https://elsewhere.example/page', 'https://elsewhere.example/page'],
    ['http://elsewhere.example/page', 'http://elsewhere.example/page'],
    ['//elsewhere.example/page', undefined],
    ['/\\elsewhere.example', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
  ])('%s', (url, expected) => {
    expect(hitUrl(url, 'https://docs.arnia.example/it/')).toBe(expected);
  });
});
