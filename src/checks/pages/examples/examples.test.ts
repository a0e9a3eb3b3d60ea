import { describe, expect, it } from 'vitest';
import { pageOf, problemsOf } from '../testing';
import { examples } from './index';

const block = (info: string, text = 'text'): string => `\`\`\`${info}\n${text}\n\`\`\``;

describe('examples', () => {
  it.each([
    ['JSON', block('json', '{"a": [1]}'), []],
    ['JSON with a comma too many', block('json', '{"a": 1,}'), ['2 block is not json:']],
    ['JSON with an ellipsis', block('json', '{"a": "b", …}'), ['2 block is not json:']],
    ['JSON output with ellipses', block('json output', '{\n  "a": "…",\n  "b": …,\n  "c": [ … ],\n  "d": [1, …],\n  …\n}'), []],
    ['JSON output cut off', block('json output', '{"a": 1'), ['2 block is not json:']],
    ['YAML', block('yaml', 'a: [1'), ['2 block is not yaml:']],
    ['a policy', block('json', '{"Statement": []}'), ['2 Version: expected the version 2012-10-17', '2 Statement: ']],
    ['a manifest', block('yaml', 'kind: Service'), ['2 apiVersion: ', '2 metadata: expected metadata with a name']],
    ['no other output', block('yaml output', 'a: [1'), []],
    ['an info string that cannot be read', block('json rum', '{'), []],
  ])('%s', (_case, source, expected) => {
    const problems = problemsOf(examples, pageOf(source));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(problems[index]).toContain(text);
    });
  });

  it('leaves translations to the check of translations', () => {
    expect(problemsOf(examples, pageOf(block('json', '{'), { locale: 'it' }))).toEqual([]);
  });
});
