import { describe, expect, it } from 'vitest';
import { fromRoot } from './remark-content-links';

const options = { siteDir: '/site' };
const ENGLISH = '/site/docs/guides/iam-policy.md';
const ITALIAN = '/site/i18n/it/docusaurus-plugin-content-docs-home/current/guides/iam-policy.md';

describe('fromRoot', () => {
  it.each([
    ['beside, English', './object-lock.md', ENGLISH, 'guides/object-lock.md'],
    ['beside, Italian', './object-lock.md', ITALIAN, 'guides/object-lock.md'],
    ['another folder with an anchor', '../getting-started/quickstart.md#profile', ITALIAN, 'getting-started/quickstart.md#profile'],
    ['the composer', './hardware.md', '/site/composer/swarms/quickstart.md', 'swarms/hardware.md'],
    ['outside of the instance', '../../README.md', ENGLISH, '../../README.md'],
    ['a route', '/composer/swarms/hardware', ENGLISH, '/composer/swarms/hardware'],
    ['an anchor of the page', '#limits', ENGLISH, '#limits'],
    ['another host', 'https://x.example/a.md', ENGLISH, 'https://x.example/a.md'],
    ['a page that is no documentation', './a.md', '/site/src/pages/b.md', './a.md'],
  ])('%s', (_case, url, file, expected) => {
    expect(fromRoot(url, file, options)).toBe(expected);
  });
});
