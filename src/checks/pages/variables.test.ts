import { describe, expect, it } from 'vitest';
import { problemsOf, pageOf } from './testing/pages';
import { variables } from './sources';

describe('variables', () => {
  it.each([
    ['known', 'Open {brand.product} with `{reader.bucket}`.', []],
    ['unknown in text', 'One.\n\nOpen {brand.prodct}.', ['3 unknown variable {brand.prodct} — did you mean {brand.product}?']],
    ['unknown in code', '```bash\necho {reader.buckets}\n```', ['2 unknown variable {reader.buckets} — did you mean {reader.bucket}?']],
    ['unknown in front matter', '---\ntitle: "{brand.nam}"\n---', ['2 unknown variable {brand.nam} — did you mean {brand.name}?']],
    ['shell braces', '`${BUCKET}` and `{a,b}`', []],
    ['value of the brand', 'Open Arnia DS3.', ['1 "Arnia" is written out on the page — write {brand.name}']],
    [
      'value of the brand in lower case',
      'Open https://s3.arnia.example.',
      ['1 "arnia.example" is written out on the page — write {brand.domain}'],
    ],
    [
      'value of the reader',
      '```bash\naws s3 ls s3://reports-bucket\n```',
      ['2 "reports-bucket" is written out on the page — write {reader.bucket}'],
    ],
    ['bucket of one guide', 'See acl-guide-bucket.', ['1 "acl-guide-bucket" is written out on the page — write {reader.aclBucket}']],
    ['after an article', 'One.\nMount a {brand.product} bucket.', ['2 article before a brand name: "a {brand." — another brand may']],
    ['after an article, in bold', 'An **{brand.product}** bucket.', ['1 article before a brand name: "An **{brand."']],
    ['after another noun', 'A bucket in {brand.product}, and what {brand.name} is.', []],
    ['part of a longer word', 'my-arnias', []],
  ])('%s', (_case, source, expected) => {
    const problems = problemsOf(variables, pageOf(source));
    expect(problems).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(problems[index]).toContain(text);
    });
  });

  it('after an Italian article that leans on it, not after a preposition', () => {
    expect(problemsOf(variables, pageOf('Apri l’{brand.product}.', { locale: 'it' }))).toHaveLength(1);
    expect(problemsOf(variables, pageOf('Accedi a {brand.product}.', { locale: 'it' }))).toEqual([]);
  });
});
