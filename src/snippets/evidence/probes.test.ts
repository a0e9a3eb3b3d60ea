import { expect, it } from 'vitest';
import { outdatedProbeLines } from './probes';

it.each<[string, string[] | undefined, string[], string[]]>([
  ['nothing where the file says what the probes saw', ['GetObject', 'PutObject'], ['PutObject', 'GetObject'], []],
  ['an operation that is new', ['GetObject'], ['GetObject', 'PutObject'], ['PutObject']],
  ['an operation that no longer holds', ['GetObject', 'PutObject'], ['GetObject'], ['PutObject']],
  ['every operation where there is no file', undefined, ['GetObject', 'PutObject'], ['GetObject, PutObject']],
])('of probes, a run names %s, and the command', (_case, known, holding, named) => {
  expect(outdatedProbeLines(known && { operations: known }, holding)).toEqual(
    named.map((names) => `probes: the evidence for operations is missing or outdated (${names}); to update it, run: npm run probes`),
  );
});
