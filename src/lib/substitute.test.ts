import { describe, expect, it } from 'vitest';
import { DiagnosticError } from './diagnostic';
import { substitute } from './substitute';

const variables = { 'brand.product': 'Arnia DS3', 'brand.slug': 'arnia', 'reader.bucket': 'reports-bucket' };

describe('substitute', () => {
  it.each([
    ['text', 'Use {brand.product}.', 'Use Arnia DS3.'],
    ['heading', '## {brand.product} in short {#short}', '## Arnia DS3 in short {#short}'],
    ['front matter', 'slug: /what-is-{brand.slug}-ds3', 'slug: /what-is-arnia-ds3'],
    ['code', '--bucket {reader.bucket}', '--bucket reports-bucket'],
    ['twice in a line', '{brand.slug}/{brand.slug}', 'arnia/arnia'],
    ['shell variable', 'echo ${HOME}', 'echo ${HOME}'],
    ['JSON', '{"brand": {"slug": 1}}', '{"brand": {"slug": 1}}'],
    ['f-string', 'f"{client.name}"', 'f"{client.name}"'],
  ])('%s', (_case, text, expected) => {
    expect(substitute(text, variables, 'page.md')).toBe(expected);
  });

  it.each([
    ['misspelt', 'one\ntwo {brand.prodct}', 'page.md:2: unknown variable {brand.prodct} — did you mean {brand.product}?'],
    ['of the reader', '{reader.buckt}', 'page.md:1: unknown variable {reader.buckt} — did you mean {reader.bucket}?'],
    ['second of two', '{brand.a}\n{brand.slu}', 'page.md:2: unknown variable {brand.slu} — did you mean {brand.slug}?'],
    ['unlike any other', '{brand.prx}', 'page.md:1: unknown variable {brand.prx} — the brand’s variables are in src/brand'],
    ['that a page could add', '{reader.folder}', 'and the reader’s are in src/site/reader-values.json, where you can add one'],
    ['empty', '{brand.}', 'page.md:1: unknown variable {brand.}'],
  ])('rejects a name that is %s', (_case, text, message) => {
    expect(() => substitute(text, variables, 'page.md')).toThrow(DiagnosticError);
    expect(() => substitute(text, variables, 'page.md')).toThrow(message);
  });
});
