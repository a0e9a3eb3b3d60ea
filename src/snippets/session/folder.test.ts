import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { debianGo } from './folder';

it('builds from Debian’s packages where they are, and leaves Go alone elsewhere', () => {
  const gopath = mkdtempSync(path.join(os.tmpdir(), 'gocode-'));
  expect(debianGo(gopath)).toEqual({});
  mkdirSync(path.join(gopath, 'src/github.com/aws/aws-sdk-go-v2'), { recursive: true });
  expect(debianGo(gopath)).toEqual({ GO111MODULE: 'off', GOPATH: gopath });
});
