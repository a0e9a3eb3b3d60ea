import { describe, expect, it } from 'vitest';
import { moduleOf, overruns } from './budget';

describe('moduleOf', () => {
  it.each([
    ['src/tools/policy/core/decide.ts', 'src/tools/policy'],
    ['src/tools/plugin.ts', 'src/tools'],
    ['src/toolsmith/index.ts', undefined],
    ['docusaurus.config.ts', 'docusaurus.config.ts'],
  ])('of %s is %s', (file, expected) => {
    expect(moduleOf(file, ['src/tools', 'src/tools/policy', 'docusaurus.config.ts'])).toBe(expected);
  });
});

describe('overruns', () => {
  it.each([
    ['nothing within the budget', { 'src/a': 3 }, { 'src/a/x.ts': 1, 'src/a/y.ts': 2 }, []],
    [
      'a module that has grown',
      { 'src/a': 2 },
      { 'src/a/x.ts': 1, 'src/a/y.ts': 2 },
      ['src/a: 3 lines of code, but scripts/budget.yaml allows 2. Make it smaller, or raise the limit and explain why in a comment.'],
    ],
    [
      'a file without a module',
      { 'src/a': 1 },
      { 'src/a/x.ts': 1, 'b.ts': 1 },
      ['b.ts: this file isn’t in any module of scripts/budget.yaml; add a line for its folder'],
    ],
    [
      'a module that is gone',
      { 'src/a': 1, 'src/b': 1 },
      { 'src/a/x.ts': 1 },
      ['scripts/budget.yaml: src/b contains no code; remove its line'],
    ],
  ])('tells of %s', (_case, budget, files, expected) => {
    expect(overruns(budget as Record<string, number>, new Map(Object.entries(files)))).toEqual(expected);
  });
});
