import { describe, expect, it } from 'vitest';
import { isPassable, repair } from './repair';

const at = (pathname: string, hash = '', search = '') => ({ pathname, hash, search });

describe('repair', () => {
  it.each([
    ['a good address stays', at('/guides/object-lock', '#limits', '?q=1'), '/guides/object-lock?q=1#limits'],
    ['an encoded path stays', at('/caff%C3%A8'), '/caff%C3%A8'],
    ['.html goes', at('/guides/object-lock.html'), '/guides/object-lock'],
    ['index.html goes', at('/it/index.html'), '/it'],
    ['the root keeps its slash', at('/index.html'), '/'],
    ['a broken hash becomes its own text', at('/', '#%E0%A4%A'), '/#%25E0%25A4%25A'],
    ['a broken path becomes its own text', at('/%E0%A4%A'), '/%25E0%25A4%25A'],
  ])('%s', (_case, address, expected) => {
    const { pathname, search, hash } = repair(address);
    expect(pathname + search + hash).toBe(expected);
    expect(() => decodeURIComponent(pathname + hash)).not.toThrow();
  });

  it.each([
    ['/guides/object-lock', true],
    ['/caff%C3%A8', true],
    ['/100%25', false],
    ['/%25E0%25A4%25A', false],
    ['/%E0%A4%A', false],
  ])('tells whether the framework can go to %s', (pathname, expected) => {
    expect(isPassable(pathname)).toBe(expected);
  });

  it.each([
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%', '/%'],
    ['/guides', null],
  ])('tells whether %s could be decoded', (pathname, undecodable) => {
    expect(repair(at(pathname)).undecodable).toBe(undecodable);
  });
});
