import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVIDENCE_FILE, outdatedProbeLines, readEvidence } from './file';

describe('readEvidence', () => {
  let root: string;
  const read = (text: string) => () => {
    mkdirSync(path.join(root, path.dirname(EVIDENCE_FILE)), { recursive: true });
    writeFileSync(path.join(root, EVIDENCE_FILE), text);
    return readEvidence(root);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'evidence-test-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    ['half a file', '{\n "pages": {\n', `${EVIDENCE_FILE}:3: isn’t JSON: `],
    ['a comma too many', '{\n "pages": {},,\n}', `${EVIDENCE_FILE}:2: isn’t JSON: `],
    [
      'an unknown outcome',
      '{"pages": {"a": {"date": "2024-06-30", "server": "", "clients": {}, "blocks": [{"id": "", "outcome": "ok"}]}}}',
      'blocks.0.outcome',
    ],
  ])('says where %s is wrong, and what to do', (_, text, message) => {
    expect(read(text)).toThrow(message);
    expect(read(text)).toThrow('npm run snippets -- --write');
  });

  it('has no page where the file is absent', () => {
    expect(readEvidence(root).pages).toEqual({});
  });
});

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
