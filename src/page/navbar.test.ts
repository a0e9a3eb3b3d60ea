import { describe, expect, it } from 'vitest';
import { nextVisibility } from './navbar';

const page = { height: 60, end: 2000 };

describe('nextVisibility', () => {
  it.each([
    ['hides on scroll down', true, { from: 500, to: 600 }, false],
    ['returns on scroll up', false, { from: 600, to: 500 }, true],
    ['shows at the top', false, { from: 100, to: 20 }, true],
    ['stays hidden when the end of the page bounces', false, { from: 2010, to: 1990 }, false],
    ['stays when nothing moved', false, { from: 500, to: 500 }, false],
    ['stays on the jump with which a page opens', true, { from: 0, to: 900 }, true],
  ])('%s', (_case, visible, scroll, expected) => {
    expect(nextVisibility(visible, { ...page, ...scroll })).toBe(expected);
  });
});
