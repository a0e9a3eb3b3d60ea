import { expect, it } from 'vitest';
import { diagrams } from './code-blocks';
import { pageOf, problemsOf } from './testing/pages';

const block = (yaml: string): string => ['```diagram', ...yaml.split('\n'), '```', ''].join('\n');

it.each([
  ['YAML that cannot be read', 'title: "A', /^\d /],
  ['a title alone', 'title: One request', /^\d /],
])('%s', (_case, yaml, expected) => {
  expect(problemsOf(diagrams, pageOf(block(yaml)))).toEqual(expect.arrayContaining([expect.stringMatching(expected) as string]));
});
