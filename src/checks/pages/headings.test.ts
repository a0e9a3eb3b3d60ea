import { describe, expect, it } from 'vitest';
import { headings } from './markup';
import { problemsOf, pageOf } from './testing/pages';

describe('headings', () => {
  it.each([
    ['pinned', '## Turn it on {#turn-on}\n\n### Check {#check}\n\n## Limits {#limits}', []],
    ['with a variable', '## What is {brand.product}? {#what}', []],
    ['with code', '## The `x-amz-acl` header {#acl-header}', []],
    ['without id', 'Text.\n\n## Turn it on', ['3 heading "Turn it on" has no pinned id — add one at the end: {#short-name}']],
    ['id in capitals', '## Turn it on {#TurnOn}', ['1 heading id "TurnOn" isn’t lowercase with hyphens — write it like {#turn-on}']],
    ['twice the same id', '## On {#on}\n\n## Off {#on}', ['3 id on is also used on line 1 — give each heading a unique id']],
    [
      'level 1 in the text',
      '# Object Lock {#lock}',
      ['1 "Object Lock" is a heading of level 1 — use ##, because the title comes from the front matter'],
    ],
    ['level skipped', '## On {#on}\n\n#### Check {#check}', ['3 "Check" has level 4 after level 2 — use ###']],
    ['first of level 3', '### On {#on}', ['1 "On" has level 3 after level 1 — use ##']],
    [
      'level 5',
      '## A {#a}\n### B {#b}\n#### C {#c}\n##### D {#d}',
      ['4 "D" is a heading of level 5 — use ## and ###, and turn deeper levels into a list or a page'],
    ],
    [
      'admonition without an end',
      '## On {#on}\n\n:::warning[Lost]\n\nText.\n\n## Off {#off}',
      ['3 :::warning contains a heading — end the admonition with the line :::'],
    ],
    ['admonition with an end', ':::note\n\nText.\n\n:::\n\n## Off {#off}', []],
    ['hash in a code block', '```bash\n# comment\n```', []],
  ])('%s', (_case, source, expected) => {
    expect(problemsOf(headings, pageOf(source))).toEqual(expected);
  });
});
