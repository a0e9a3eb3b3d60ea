import { describe, expect, it } from 'vitest';
import { links } from './links';
import { composer, problemsOf, pageOf, siteOf } from './testing/pages';

const target = pageOf('## Turn it on {#turn-on}\n\n<a id="here" />\n\n<Glossary />', { id: 'guides/versioning' });
const start = pageOf('', { id: 'getting-started/quickstart' });
const swarm = pageOf('## Nodes {#nodes}', { id: 'swarms/what-is-a-swarm', instance: composer });

function problems(source: string, locale = 'en'): string[] {
  const page = pageOf(source, { locale });
  const facts = {
    sizeOf: (file: string) => (file === 'static/img/mark.svg' ? 900 : undefined),
    componentAnchors: { Glossary: ['nexus'] },
    formerAddresses: { '/composer/swarms/old': '/composer/swarms/what-is-a-swarm' },
  };
  return problemsOf(links, page, siteOf([page, target, start, swarm], facts));
}

describe('links', () => {
  it.each([
    ['file', '[versions](./versioning.md)', []],
    ['file with anchor', '[versions](./versioning.md#turn-on)', []],
    ['file up', '[start](../getting-started/quickstart.md)', []],
    ['anchor of an element', '[versions](./versioning.md#here)', []],
    ['anchor of a component', '[versions](./versioning.md#nexus)', []],
    ['own anchor', '[above](#own)\n\n## Own {#own}', []],
    ['other section', '[nodes](/composer/swarms/what-is-a-swarm#nodes)', []],
    ['search page', '[search](/search?q=lock)', []],
    ['static file', '[the mark](/img/mark.svg)', []],
    ['other site', '[the standard](https://example.com/x#y)', []],
    ['reference', '[versions][1]\n\n[1]: ./versioning.md', []],
    [
      'missing file',
      'A\n\n[versions](./version.md)',
      ['3 link to ./version.md, which doesn’t exist — correct the path, or name the page without a link'],
    ],
    ['missing file of a reference', '[versions][1]\n\n[1]: ./version.md', ['3 link to ./version.md, which doesn’t exist']],
    [
      'missing anchor',
      '[versions](./versioning.md#turn-off)',
      ['1 no heading #turn-off in docs/guides/versioning.md — take one of #turn-on #here'],
    ],
    ['missing own anchor', '[above](#own)', ['1 no heading #own in docs/guides/object-lock.md — pin an id to the heading']],
    [
      'no extension',
      '[versions](./versioning)',
      ['1 link ./versioning doesn’t name a file — write the file with its extension: ./object-lock.md'],
    ],
    [
      'route of the own section',
      '[versions](/guides/versioning)',
      ['1 link /guides/versioning leads to the same section — write the file: ./versioning.md'],
    ],
    [
      'route of a renamed page',
      '[nodes](/composer/swarms/old#nodes)',
      ['1 link to /composer/swarms/old, but no page has this route — the page was renamed; write /composer/swarms/what-is-a-swarm'],
    ],
    ['unknown route', '[more](/composer/none)', ['1 link to /composer/none, but no page has this route', '1 link text "more"']],
    [
      'missing anchor of the other section',
      '[nodes](/composer/swarms/what-is-a-swarm#none)',
      ['1 no heading #none in composer/swarms/what-is-a-swarm.md'],
    ],
    ['empty text', '[here](./versioning.md)', ['1 link text "here" doesn’t say where it leads — name the page or the task']],
  ])('%s', (_case, source, expected) => {
    const found = problems(source);
    expect(found).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(found[index]).toContain(text);
    });
  });

  it('lets a translation link to an original', () => {
    expect(problems('[versioni](./versioning.md#turn-on)', 'it')).toEqual([]);
  });

  it.each([
    ['an original to a page that only another language has', 'en', 1],
    ['a translation to a page of its own language', 'it', 0],
  ])('%s', (_case, locale, count) => {
    const page = pageOf('[versions](./versioning.md)', { locale });
    const orphan = pageOf('', { id: 'guides/versioning', locale: 'it', file: 'i18n/it/guides/versioning.md' });
    expect(problemsOf(links, page, siteOf([page, orphan]))).toHaveLength(count);
  });
});
