import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVIDENCE_FILE, readEvidence } from './model';

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
