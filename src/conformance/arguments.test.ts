import { describe, expect, it } from 'vitest';
import { UsageError } from '../lib/usage-error';
import { readSettings } from './arguments';

const KEYS = { S3_ACCESS_KEY_ID: 'KEY', S3_SECRET_ACCESS_KEY: 'SECRET' };
const GIVEN = ['--endpoint', 'https://s3.example', '--region', 'eu-1'];

describe('readSettings', () => {
  it('takes the options, and the rest from the environment', () => {
    expect(readSettings([...GIVEN, '--yes', '--report', 'out', '--only', 'probes'], KEYS)).toEqual({
      endpoint: 'https://s3.example',
      region: 'eu-1',
      keys: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
      other: undefined,
      yes: true,
      report: 'out',
      probes: true,
      pages: false,
    });
    expect(readSettings([], { ...KEYS, S3_ENDPOINT: 'http://127.0.0.1:7480/', S3_REGION: 'r' })).toMatchObject({
      endpoint: 'http://127.0.0.1:7480',
      region: 'r',
      yes: false,
      probes: true,
      pages: true,
    });
  });

  it('takes a second project', () => {
    const other = { S3_OTHER_ACCESS_KEY_ID: 'K2', S3_OTHER_SECRET_ACCESS_KEY: 'S2', S3_OTHER_PROJECT_ID: 'P2' };
    expect(readSettings(GIVEN, { ...KEYS, ...other })?.other).toEqual({ accessKeyId: 'K2', secretAccessKey: 'S2', id: 'P2' });
  });

  it('asks for help with nothing', () => {
    expect(readSettings(['--help'], {})).toBeUndefined();
  });

  it.each<[string, string[], Record<string, string>, string]>([
    ['no keys', GIVEN, {}, 'no keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    ['half of the keys', GIVEN, { S3_ACCESS_KEY_ID: 'KEY' }, 'no keys: set'],
    ['no endpoint', ['--region', 'r'], KEYS, 'no endpoint: add --endpoint'],
    ['no address', ['--endpoint', 's3.example', '--region', 'r'], KEYS, 'isn’t a valid address: write it with https://'],
    ['another scheme', ['--endpoint', 'ftp://s3.example', '--region', 'r'], KEYS, 'isn’t a valid address'],
    [
      'a bucket in the address',
      ['--endpoint', 'https://s3.example/bucket', '--region', 'r'],
      KEYS,
      'has a path: write only the address https://s3.example',
    ],
    ['keys in the address', ['--endpoint', 'https://key:secret@s3.example', '--region', 'r'], KEYS, 'set the keys in the environment'],
    ['no region', ['--endpoint', 'https://s3.example'], KEYS, 'no region: add --region'],
    ['an unknown part', [...GIVEN, '--only', 'all'], KEYS, 'unknown value --only all'],
    ['a misspelt option', [...GIVEN, '--force'], KEYS, '--force'],
    ['half of a second project', GIVEN, { ...KEYS, S3_OTHER_ACCESS_KEY_ID: 'K2' }, 'the second project is incomplete'],
  ])('refuses %s', (_, args, env, message) => {
    expect(() => readSettings(args, env)).toThrow(UsageError);
    expect(() => readSettings(args, env)).toThrow(message);
  });
});
