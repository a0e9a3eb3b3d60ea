import { expect, it } from 'vitest';
import { readSettings } from './arguments';

const TO = ['--to', 's3://docs-bucket/site'];

it('has defaults', () => {
  expect(readSettings(TO, {})).toEqual({
    mode: 'deploy',
    bucket: 'docs-bucket',
    prefix: 'site/',
    endpoint: undefined,
    region: undefined,
    from: 'build',
    graceDays: 7,
    parallel: 8,
    waitMs: 300_000,
    adopt: false,
    redirects: true,
  });
});

it.for<[to: string, bucket: string, prefix: string]>([
  ['s3://docs', 'docs', ''],
  ['s3://docs/', 'docs', ''],
  ['s3://docs/a/b', 'docs', 'a/b/'],
  ['s3://docs//a/', 'docs', 'a/'],
])('reads %s', ([to, bucket, prefix]) => {
  expect(readSettings(['--to', to], {})).toMatchObject({ bucket, prefix });
});

it('takes the endpoint that the AWS CLI takes', () => {
  expect(readSettings(TO, { AWS_ENDPOINT_URL: 'https://s3.example.com/' })).toMatchObject({ endpoint: 'https://s3.example.com' });
});

it.for<[args: string[], says: string]>([
  [[], 'no target'],
  [['--to', 'docs'], 'expected s3://bucket'],
  [['--to', 's3://docs/../other'], 'expected s3://bucket'],
  [['--to', 's3://docs/a?b'], 'expected s3://bucket'],
  [['--to', 's3://KEY:SECRET@docs'], 'set AWS_PROFILE'],
  [[...TO, '--endpoint', 's3.example.com'], 'such as https://'],
  [[...TO, '--endpoint', 'https://KEY:SECRET@s3.example.com'], 'without bucket and keys'],
  [[...TO, '--endpoint', 'https://s3.example.com/docs'], 'without bucket and keys'],
  [[...TO, '--grace-days', 'week'], 'expected a number from 0 to 3650'],
  [[...TO, '--grace-days', ''], 'expected a number'],
  [[...TO, '--parallel', '0'], 'expected a number from 1 to 64'],
  [[...TO, '--wait', '-1'], '--wait'],
  [[...TO, '--diff', '--dry-run'], 'exclude each other'],
  [['--to', 's3://docs', '--remove'], '--remove needs a prefix'],
  [[...TO, '--secret-key', 'x'], "Unknown option '--secret-key'"],
])('refuses %j', ([args, says]) => {
  expect(() => readSettings(args, {})).toThrow(says);
});

it('does not repeat keys that somebody wrote on the command line', () => {
  for (const args of [
    ['--to', 's3://KEY:SECRET@docs'],
    [...TO, '--endpoint', 'https://KEY:SECRET@s3.example.com'],
  ])
    expect(() => readSettings(args, {})).toThrow(expect.not.stringContaining('SECRET') as Error);
});
