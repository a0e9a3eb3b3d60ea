import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { docsInstances, nodesOf, parseMarkdown } from '../content';
import remarkContentLinks, { fromRoot } from './remark-content-links';

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

describe('links to pages that the site doesn’t have', () => {
  const [home, composer] = docsInstances as [(typeof docsInstances)[number], (typeof docsInstances)[number]];
  const absent = [
    { instance: home, id: 'guides/object-lock', route: '/guides/object-lock' },
    { instance: composer, id: 'swarms/hardware', route: '/composer/swarms/hardware' },
  ];

  /** Returns the URLs of the links that are left, and the text of the page. */
  function published(markdown: string): { urls: string[]; text: string } {
    const tree = parseMarkdown(markdown, 'docs/guides/iam-policy.md');
    remarkContentLinks({ ...options, absent })(tree, new VFile({ path: ENGLISH }));
    return { urls: nodesOf(tree, 'link').map(({ url }) => url), text: toString(tree) };
  }

  it.each([
    ['beside', 'Use [Object *Lock*](./object-lock.md#turn-on), and [CORS](./cors.md).', ['guides/cors.md']],
    ['twice', '[Lock](./object-lock.md) [it](./object-lock.md) now', []],
    ['in another instance', 'See [hardware](/composer/swarms/hardware#disks).', []],
    ['of a similar name', '[Lock](./object-lock-2.md)', ['guides/object-lock-2.md']],
  ])('become text: %s', (_case, markdown, urls) => {
    expect(published(markdown)).toEqual({ urls, text: markdown.replace(/\]\([^)]*\)|[[*]/g, '') });
  });

  it('become text, with their definitions, if they are references', () => {
    const tree = parseMarkdown(
      '[*Lock*][a], [it][], [CORS][b]\n\n[a]: ./object-lock.md#on\n[it]: ./object-lock.md\n[b]: ./cors.md\n',
      'a.md',
    );
    remarkContentLinks({ ...options, absent })(tree, new VFile({ path: ENGLISH }));
    expect(toString(tree)).toBe('Lock, it, CORS');
    expect(nodesOf(tree, 'linkReference', 'definition').map(({ identifier }) => identifier)).toEqual(['b', 'b']);
  });
});
