/** The scopes that readers can choose. */
import { translate } from '@docusaurus/Translate';
import { type FacetFilters } from '../contract';
import { settings } from '../settings';
import { ALL, facetFilters, searchTags, type Scope } from './scope';

const labels = (): Readonly<Record<Scope, string | undefined>> => ({
  [ALL]: translate({ id: 'search.scope.all' }),
  home: translate({ id: 'search.scope.home' }),
  composer: translate({ id: 'search.scope.composer' }),
  own: settings.ownPages,
});

/** Label for the control that changes the scope. */
export const scopeTitle = (): string => translate({ id: 'search.scope.title' });

/**
 * Returns the scope for the whole site, followed by a scope for each docs instance, in the order of the site's areas. Empty if there's only
 * one instance, which leaves no choice.
 */
export function scopes(): { scope: Scope; label: string }[] {
  const instances = Object.keys(settings.docs);
  return instances.length < 2 ? [] : [ALL, ...instances].map((scope) => ({ scope, label: labels()[scope] ?? scope }));
}

/** Returns a scope's contextual facet filters in the current language. @param pathname path of the reader's page */
export const filtersOf = (scope: Scope, pathname: string): FacetFilters =>
  facetFilters(scope, { locale: settings.locale, tags: searchTags(settings.docs, pathname) });
