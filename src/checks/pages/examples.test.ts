import { describe, expect, it, vi } from 'vitest';
import { pageOf, problemsOf } from './testing/pages';
import { examples } from './code-blocks';

const block = (info: string, text = 'text'): string => `\`\`\`${info}\n${text}\n\`\`\``;

describe('examples', () => {
  it.each([
    ['JSON', block('json', '{"a": [1]}'), []],
    ['JSON with a comma too many', block('json', '{"a": 1,}'), ['2 block isn’t valid json:']],
    ['JSON with an ellipsis', block('json', '{"a": "b", …}'), ['2 block isn’t valid json:']],
    ['JSON output with ellipses', block('json output', '{\n  "a": "…",\n  "b": …,\n  "c": [ … ],\n  "d": [1, …],\n  …\n}'), []],
    ['JSON output cut off', block('json output', '{"a": 1'), ['2 block isn’t valid json:']],
    ['YAML', block('yaml', 'a: [1'), ['2 block isn’t valid yaml:']],
    ['no other output', block('yaml output', 'a: [1'), []],
    ['an info string that cannot be read', block('json rum', '{'), []],
  ])('%s', (_case, source, expected) => {
    const problems = problemsOf(examples, pageOf(source));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(problems[index]).toContain(text);
    });
  });

  it('asks for a program that is missing instead of blaming the block', () => {
    vi.stubEnv('PATH', '/nowhere');
    const problems = problemsOf(examples, pageOf(block('python', 'print(1)')));
    vi.unstubAllEnvs();
    expect(problems).toEqual([
      expect.stringMatching(/^2 block can’t be checked: python3 can’t be started: .* — install the missing program/),
    ]);
  });

  it('leaves translations to the check of translations', () => {
    expect(problemsOf(examples, pageOf(block('json', '{'), { locale: 'it' }))).toEqual([]);
  });
});
