import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { awsLauncher } from './launchers';

const home = mkdtempSync(path.join(os.tmpdir(), 'snippets-test-'));
mkdirSync(path.join(home, '.aws'));
writeFileSync(
  path.join(home, '.aws/config'),
  '[profile one]\nendpoint_url = http://one\n[profile two]\nregion = x\nendpoint_url=http://two\n[default]\nregion = y\n',
);
afterAll(() => {
  rmSync(home, { recursive: true });
});

const called = (readsEndpoint: boolean, env: Record<string, string>, ...args: string[]): string =>
  execFileSync('/bin/sh', ['-c', awsLauncher('/bin/echo', readsEndpoint), 'aws', ...args], {
    env: { HOME: home, PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  }).trim();

describe('awsLauncher', () => {
  it.each<[string, Record<string, string>, string[], string]>([
    ['the profile of the environment', { AWS_PROFILE: 'one' }, ['s3', 'ls'], '--endpoint-url http://one s3 ls'],
    [
      'the profile of the command',
      { AWS_PROFILE: 'one' },
      ['s3', 'ls', '--profile', 'two'],
      '--endpoint-url http://two s3 ls --profile two',
    ],
    ['the profile after an equals sign', {}, ['--profile=two', 's3'], '--endpoint-url http://two --profile=two s3'],
    ['no endpoint in the profile', {}, ['s3', 'ls'], 's3 ls'],
    ['the variable, where the profile has none', { AWS_ENDPOINT_URL: 'http://three' }, ['s3'], '--endpoint-url http://three s3'],
  ])('passes the endpoint of %s to an older CLI', (_, env, args, expected) => {
    expect(called(false, env, ...args)).toBe(expected);
  });

  it('leaves a newer CLI alone', () => {
    expect(called(true, { AWS_PROFILE: 'one' }, 's3', 'ls')).toBe('s3 ls');
  });
});
