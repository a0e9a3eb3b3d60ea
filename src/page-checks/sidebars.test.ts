import { describe, expect, it } from 'vitest';
import { hasOriginal, inSidebar, sidebarPages } from './sidebars';
import { faultsOf, pageOf, siteOf } from './testing';

describe('sidebarPages', () => {
  it('finds pages at any depth', () => {
    const sidebars = {
      home: [
        'start',
        { type: 'doc', id: 'glossary' },
        { type: 'link', label: 'Technology', href: 'https://example.com' },
        { type: 'category', label: 'Guides', link: { type: 'doc', id: 'guides/index' }, items: ['guides/lock', { type: 'category', items: ['guides/deep/acl'] }] },
      ],
    };
    expect([...sidebarPages(sidebars)]).toEqual(['start', 'glossary', 'guides/lock', 'guides/deep/acl', 'guides/index']);
  });
});

describe('page in no sidebar', () => {
  it.each([
    ['in', 'guides/object-lock', []],
    ['not in', 'guides/versioning', ["1 page is in no sidebar — add 'guides/versioning' to sidebars/home.ts"]],
  ])('%s', (_case, id, expected) => {
    expect(faultsOf(inSidebar, pageOf('', { id }))).toEqual(expected);
  });
});

describe('translation', () => {
  it.each([
    ['with original', 'guides/object-lock', []],
    ['without original', 'guides/lock', ['1 translates docs/guides/lock.md, which does not exist — give it the name of its original: the framework ignores it']],
  ])('%s', (_case, id, expected) => {
    const page = pageOf('', { id, locale: 'it', file: `i18n/it/${id}.md` });
    expect(faultsOf(hasOriginal, page, siteOf([page, pageOf('')]))).toEqual(expected);
  });
});
