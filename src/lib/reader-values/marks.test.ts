import { describe, expect, it } from 'vitest';
import { mainBucket, markValues, takeMarks } from './marks';
import { isPlain, plainTexts, textFor } from './texts';

const shown = { endpoint: 's3.example.com', region: 'eu-west-1', prefix: 'reports/', profile: 'ds3' };

const marked = (source: string): string[] => {
  const { text, marks } = takeMarks(markValues(source));
  return marks.map(({ start, end }) => text.slice(start, end));
};

describe('markValues', () => {
  it.each([
    ['{brand.endpointUrl} {brand.region} {reader.profile}', ['{brand.endpointUrl}', '{brand.region}', '{reader.profile}']],
    ['https://{brand.endpoint}/{reader.bucket}', ['https://{brand.endpoint}', '{reader.bucket}']],
    ['https://{reader.bucket}.{brand.endpoint}', ['https://', '{reader.bucket}', '{brand.endpoint}']],
    ['{reader.aBucket} {reader.bBucket} {reader.bBucket}-locked', ['{reader.bBucket}', '{reader.bBucket}']],
    ['{reader.otherProfile} {reader.secretAccessKey} {brand.product}', []],
    ['s3://{reader.bucket}/reports/x reports/y --key reports/z', ['{reader.bucket}', 'reports/', 'reports/']],
    ['upload: reports/x to s3://{reader.bBucket}-locked/reports/x', ['{reader.bBucket}', 'reports/']],
    ['| `reports/2024/` |', ['reports/']],
    ['use_https = True USE_SSL true x = True', ['True', 'true']],
  ])('of %s', (source, expected) => {
    expect(marked(source)).toEqual(expected);
  });

  it('keeps the text', () => {
    const source = 'a {reader.bucket} b\n{brand.region}';
    expect(takeMarks(markValues(source)).text).toBe(source);
  });

  it('knows the bucket of a page', () => {
    expect(mainBucket('{reader.aBucket} {reader.bBucket}')).toBe('reader.aBucket');
    expect(mainBucket('{reader.profile}')).toBeUndefined();
  });
});

describe('textFor', () => {
  const values = { endpoint: 'http://localhost:9000', region: 'milan', bucket: 'acme', prefix: 'a b/', profile: 'p' };

  it.each([
    ['s3.example.com', 'localhost:9000'],
    ['https://s3.example.com', 'http://localhost:9000'],
    ['https://', 'http://'],
    ['True', 'False'],
    ['true', 'false'],
    ['eu-west-1', 'milan'],
    ['reports/', 'a b/'],
    ['ds3', 'p'],
    ['lock-guide-bucket', 'acme'],
  ])('%s', (text, expected) => {
    expect(textFor(text, shown, values)).toBe(expected);
    expect(textFor(text, shown, {})).toBeUndefined();
  });

  it('leaves TLS on', () => {
    expect(textFor('True', shown, { endpoint: 'https://a' })).toBe('True');
  });

  it('knows what needs no quotes', () => {
    expect(plainTexts(shown, { ...values, region: 'no', bucket: '123' })).toEqual({
      's3.example.com': 'localhost:9000',
      'https://s3.example.com': 'http://localhost:9000',
      'https://': 'http://',
      True: 'False',
      true: 'false',
      'eu-west-1': 'eu-west-1',
      'reports/': 'reports/',
      ds3: 'p',
    });
    expect(plainTexts(shown, { bucket: 'acme' })).toMatchObject({ True: 'True', '': 'acme' });
    expect(['a', 'a.b-c', 'https://a.b:80', 'a/b/'].every(isPlain)).toBe(true);
    expect(['', '1', 'no', 'Null', 'a b', "a'", 'a:b', '-a', 'a: b', 'a\n'].some(isPlain)).toBe(false);
  });
});
