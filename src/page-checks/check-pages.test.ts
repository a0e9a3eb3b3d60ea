import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPages, findPages } from './index';
import { composer, home, MATTER, pageOf, siteOf } from './testing';

describe('checkPages', () => {
  it('passes a good page', () => {
    const report = checkPages(siteOf([pageOf(`${MATTER}\nText.\n`)]));
    expect(report).toMatchObject({ failed: 0, lines: [] });
    expect(report.passed).toBeGreaterThan(10);
  });

  it('prints file, line, message and cure', () => {
    const report = checkPages(siteOf([pageOf(`${MATTER}\n## On\n`)]));
    expect(report.lines).toEqual(['docs/guides/object-lock.md:6 heading "On" has no pinned id — add one at its end: {#short-name}']);
    expect(report.failed).toBe(1);
  });

  it.each([
    ['braces', `${MATTER}\nUse {not closed.\n`, 'docs/guides/object-lock.md:6 cannot be read as MDX:'],
    ['unclosed element', `${MATTER}\n<Tabs>\n\nText.\n`, 'cannot be read as MDX:'],
    ['front matter', '---\ntitle: "a\ndescription: b: c\n---\n', 'front matter is not YAML:'],
  ])('says where a page cannot be read: %s', (_case, source, line) => {
    expect(checkPages(siteOf([pageOf(source)])).lines.join('\n')).toContain(line);
  });
});

describe('findPages', () => {
  it('finds originals and translations, but no parts', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
    const files = [
      'docs/guides/object-lock.md',
      'docs/guides/_shared.md',
      'docs/guides/notes.txt',
      'composer/start.mdx',
      'i18n/it/docusaurus-plugin-content-docs-home/current/guides/object-lock.md',
    ];
    for (const file of files) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), MATTER);
    }
    const pages = findPages({ root, instances: [home, composer], locales: ['it', 'en'], defaultLocale: 'en', variables: {} });
    expect(pages.map(({ file, locale, route }) => [file, locale, route])).toEqual([
      ['docs/guides/object-lock.md', 'en', '/guides/object-lock'],
      ['composer/start.mdx', 'en', '/composer/start'],
      ['i18n/it/docusaurus-plugin-content-docs-home/current/guides/object-lock.md', 'it', '/guides/object-lock'],
    ]);
  });
});
