import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint, publishedPage, record, translationData } from './plugin';

const IT = 'i18n/it/docusaurus-plugin-content-docs-home/current';
const english = '---\ntitle: A page\n---\nOne sentence.\n';
const changed = '---\ntitle: A page\n---\nAnother sentence.\n';
const italian = record('---\ntitle: Una pagina\n---\nUna frase.\n', fingerprint(english));
const including = '---\ntitle: A page\n---\n<Part of="one" />\n';
/** Translation whose fingerprint was recorded before the included part changed. */
const italianIncluding = record(including, fingerprint(including.replace('<Part of="one" />', 'A sentence.')));

/** Pages in every state, both ordinary ones and security pages. */
const files: Readonly<Record<string, string>> = {
  'docs/guides/multipart-upload.md': english,
  [`${IT}/guides/multipart-upload.md`]: italian,
  'docs/guides/lifecycle-configuration.md': changed,
  [`${IT}/guides/lifecycle-configuration.md`]: italian,
  'docs/guides/object-lock.md': changed,
  [`${IT}/guides/object-lock.md`]: italian,
  'docs/guides/s3-api.md': english,
  'docs/_parts/one.md': 'A sentence that changed.\n',
  [`${IT}/_parts/one.md`]: 'Una frase.\n',
  'docs/guides/iam-policy.md': including,
  [`${IT}/guides/iam-policy.md`]: italianIncluding,
  'composer/swarms/hardware.md': english,
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translation-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('translationData', () => {
  it('names the pages that are not current and what they show', () => {
    expect(translationData(root, 'it')).toEqual({
      [`@site/${IT}/guides/lifecycle-configuration.md`]: { state: 'stale', shown: 'stale' },
      [`@site/${IT}/guides/iam-policy.md`]: { state: 'stale', shown: 'original' },
      [`@site/${IT}/guides/object-lock.md`]: { state: 'stale', shown: 'original' },
      '@site/docs/guides/s3-api.md': { state: 'missing', shown: 'original' },
      '@site/composer/swarms/hardware.md': { state: 'missing', shown: 'original' },
    });
  });
});

describe('publishedPage', () => {
  it.each([
    ['a stale security page is the original', 'guides/object-lock.md', changed],
    [
      'a security page with a changed part is the original, with its part',
      'guides/iam-policy.md',
      including.replace('<Part of="one" />', 'A sentence that changed.'),
    ],
    ['another stale page stays', 'guides/lifecycle-configuration.md', italian],
    ['a current page stays', 'guides/multipart-upload.md', italian],
  ])('%s', (_case, page, text) => {
    expect(publishedPage(root, 'it')(path.join(root, IT, page), italian).text).toBe(text);
  });
});
