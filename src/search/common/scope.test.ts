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
  it.each<[string, string | null, string[]]>([
    ['/it/', null, ['docs-composer-1.0', 'docs-home-current']],
    ['/it/composer', null, ['docs-composer-1.0', 'docs-home-current']],
    ['/it/composer/next/nodes', null, ['docs-composer-current', 'docs-home-current']],
    // Chosen, and left for a page of the other instance.
    ['/it/guides', 'current', ['docs-composer-current', 'docs-home-current']],
    // The page that one is on counts more than a choice.
    ['/it/composer/nodes', 'current', ['docs-composer-1.0', 'docs-home-current']],
    ['/it/composers', 'current', ['docs-composer-current', 'docs-home-current']],
  ])('on %s, with composer %s chosen', (pathname, name, tags) => {
    expect(searchTags(docs, { composer: name === null ? null : { name }, home: null }, pathname)).toEqual(['default', ...tags]);
  });
});
