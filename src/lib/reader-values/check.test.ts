import { describe, expect, it } from 'vitest';
import { checkValue, soundValues } from './check';
import type { ValueName } from './names';

describe('checkValue', () => {
  it.each<[ValueName, string, string]>([
    ['endpoint', 'https://s3.example.com', 'https://s3.example.com'],
    ['endpoint', ' S3.Example.com/ ', 'https://s3.example.com'],
    ['endpoint', 'http://localhost:9000', 'http://localhost:9000'],
    ['endpoint', '127.0.0.1:65535', 'https://127.0.0.1:65535'],
    ['region', 'eu-south-1', 'eu-south-1'],
    ['bucket', 'acme', 'acme'],
    ['bucket', 'a.b-c.9', 'a.b-c.9'],
    ['bucket', 'x'.repeat(63), 'x'.repeat(63)],
    ['prefix', 'team-a/2024', 'team-a/2024/'],
    ['prefix', '2024/q_1.x/', '2024/q_1.x/'],
    ['profile', 'acme.prod_1', 'acme.prod_1'],
  ])('takes the %s %j', (name, text, value) => {
    expect(checkValue(name, text)).toEqual({ value });
  });

  it.each<[ValueName, string]>([
    ...[
      'ftp://a',
      'https://a/b',
      'https://u:p@a',
      'a b',
      'https://',
      'a..b',
      '-a.b',
      'a_b',
      'https://a:0',
      'a:65536',
      'https://a?x',
      'https://a#x',
      `${'a'.repeat(64)}.b`,
      'a:1:2',
      "a'b",
      '$(id)',
      '[::1]',
    ].map((text): [ValueName, string] => ['endpoint', text]),
    ...['EU', 'a b', '-a', 'a-', 'a.b', "a'", 'x'.repeat(64)].map((text): [ValueName, string] => ['region', text]),
    ...['ab', 'A-b', 'a_b', '-ab', 'ab-', 'a..b', 'a.-b', '192.168.5.4', 'x'.repeat(64), 'a/b', "a'b", 'a b', '$(id)'].map(
      (text): [ValueName, string] => ['bucket', text],
    ),
    ...[
      '/a',
      'a//b',
      '../a',
      'a/./b',
      'a b',
      'città',
      'a&b',
      'a:b',
      'a/..',
      "a'b",
      'a"b',
      'a$b',
      'a`b',
      'a\\b',
      'a*',
      'a?',
      'a;b',
      'a#b',
      'a|b',
      'a<b',
      'a{b}',
      'a%b',
      'a\nb',
      'a /b',
      '!x',
      'x'.repeat(513),
    ].map((text): [ValueName, string] => ['prefix', text]),
    ...['-x', 'a b', 'a/b', "a'", '[a]', 'x'.repeat(65), 'é'].map((text): [ValueName, string] => ['profile', text]),
  ])('refuses the %s %j', (name, text) => {
    expect(checkValue(name, text)).toEqual({ fault: name });
  });

  it.each(['xn--abc', 'sthree-x', 'amzn-s3-demo-x', 'a-s3alias', 'a--ol-s3', 'abc.mrap', 'a--x-s3', 'a--table-s3'])(
    'names the reserved bucket %s',
    (text) => {
      expect(checkValue('bucket', text)).toEqual({ fault: 'bucketReserved' });
    },
  );
});

describe('soundValues', () => {
  it.each([
    [null, {}],
    ['x', {}],
    [[], {}],
    [{ bucket: 5, region: '$(id)', profile: 'p', secret: 'x', __proto__: { bucket: 'abc' } }, { profile: 'p' }],
    [
      { endpoint: 's3.example.com', bucket: 'acme' },
      { endpoint: 'https://s3.example.com', bucket: 'acme' },
    ],
  ])('of %j', (stored, values) => {
    expect(soundValues(stored)).toEqual(values);
  });
});
