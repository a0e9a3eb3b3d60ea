import { expect, it } from 'vitest';
import { pageOf, problemsOf } from './testing/pages';
import { unwritten } from './sources';

it.each([
  ['a finished page', '## Todo lists {#todo}\n\nDone.', []],
  ['a sentence', 'Done.\n\n1. TODO: the step', ['3 isn’t written yet: the step — write the text, and delete TODO']],
  ['front matter', '---\ntitle: A # TODO: the name\n---', ['2 isn’t written yet: the name — write the text, and delete TODO']],
])('%s', (_case, source, expected) => {
  expect(problemsOf(unwritten, pageOf(source))).toEqual(expected);
});
