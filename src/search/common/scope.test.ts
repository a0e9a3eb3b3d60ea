import { describe, expect, it } from 'vitest';
import { ALL, facetFilters } from './scope';

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
