import { describe, expect, it } from 'vitest';
import { ALL, facetFilters, searchTags, type Instance } from './scope';

const context = { locale: 'it', tags: ['default', 'docs-home-current', 'docs-composer-current'] };

describe('facetFilters', () => {
  it.each([
    [ALL, ['docusaurus_tag:default', 'docusaurus_tag:docs-home-current', 'docusaurus_tag:docs-composer-current']],
    ['home', ['docusaurus_tag:docs-home-current']],
    ['composer', ['docusaurus_tag:docs-composer-current']],
    ['made-up', ['docusaurus_tag:default', 'docusaurus_tag:docs-home-current', 'docusaurus_tag:docs-composer-current']],
  ])('filters %s by language and tags', (scope, tags) => {
    expect(facetFilters(scope, context)).toEqual(['language:it', tags]);
  });
});

const version = (name: string, path: string, isLast = false): Instance['versions'][number] => ({ name, path, isLast });
const docs = {
  composer: { path: '/it/composer', versions: [version('1.0', '/it/composer', true), version('current', '/it/composer/next')] },
  home: { path: '/it/', versions: [version('current', '/it/', true)] },
};

describe('searchTags', () => {
  it.each<[string, string[]]>([
    ['/it/', ['docs-composer-1.0', 'docs-home-current']],
    ['/it/composer', ['docs-composer-1.0', 'docs-home-current']],
    ['/it/composer/next/nodes', ['docs-composer-current', 'docs-home-current']],
    ['/it/composers', ['docs-composer-1.0', 'docs-home-current']],
    // The search page doesn't belong to any part of the site.
    ['', ['docs-composer-1.0', 'docs-home-current']],
  ])('on %s', (pathname, tags) => {
    expect(searchTags(docs, pathname)).toEqual(['default', ...tags]);
  });
});
