import { createElement, Fragment, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readTabs } from './read-tabs';

const item = (value?: string, label?: string): ReactNode =>
  createElement(Fragment as never, { key: `${value}-${label}`, value, label } as never);

describe('readTabs', () => {
  it('reads the items and passes over the blank text between them', () => {
    const tabs = readTabs(['\n', item('cli', 'AWS CLI'), '\n', item('python', 'Python')]);
    expect(tabs.map(({ value, label }) => [value, label])).toEqual([
      ['cli', 'AWS CLI'],
      ['python', 'Python'],
    ]);
  });

  it.each<[string, ReactNode, string]>([
    ['text', 'stray', 'found "stray"'],
    ['an item without value', item(undefined, 'AWS CLI'), 'found {"label":"AWS CLI"}'],
    ['an item with an empty label', item('cli', ''), 'found {"value":"cli","label":""}'],
    ['a doubled value', [item('cli', 'A'), item('cli', 'B')], 'two items have the value cli'],
    ['no item', null, 'found 0'],
    ['nine items', Array.from({ length: 9 }, (_, n) => item(`v${n}`, 'L')), 'found 9'],
  ])('refuses %s', (_, children, message) => {
    expect(() => readTabs(children)).toThrow(message);
  });
});
