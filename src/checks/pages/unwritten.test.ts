import { expect, it } from 'vitest';
import { pageOf, problemsOf } from './testing';
import { unwritten } from './unwritten';

it.each([
  ['a finished page', '## Todo lists {#todo}\n\nDone.', []],
  ['a sentence', 'Done.\n\n1. TODO: the step', ['3 is not written yet: the step — write it, and delete TODO']],
  ['front matter', '---\ntitle: A # TODO: the name\n---', ['2 is not written yet: the name — write it, and delete TODO']],
])('%s', (_case, source, expected) => {
  expect(problemsOf(unwritten, pageOf(source))).toEqual(expected);
});
