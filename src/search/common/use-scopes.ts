/** The scopes that a reader can choose from. */
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAllDocsData, useDocsPreferredVersionByPluginId } from '@docusaurus/plugin-content-docs/client';
import { useMemo } from 'react';
import { type FacetFilters } from '../contract';
import { ALL, facetFilters, searchTags, type Scope } from './scope';

const labels = (): Readonly<Record<Scope, string | undefined>> => ({
  [ALL]: translate({ id: 'search.scope.all' }),
  home: translate({ id: 'search.scope.home' }),
  composer: translate({ id: 'search.scope.composer' }),
});

/** Name of the control that changes the scope. */
export const scopeTitle = (): string => translate({ id: 'search.scope.title' });

/** Everything first, then one scope for each docs instance, in the order of the site's areas. */
export function useScopes(): { scope: Scope; label: string }[] {
  const docs = useAllDocsData();
  const ids = Object.keys(docs).sort((a, b) => (docs[a]?.path.length ?? 0) - (docs[b]?.path.length ?? 0));
  return [ALL, ...ids].map((scope) => ({ scope, label: labels()[scope] ?? scope }));
}

/** Contextual facet filters of a scope in the current language; the same object while nothing changes. */
export function useFacetFilters(scope: Scope): FacetFilters {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const tagKey = searchTags(useAllDocsData(), useDocsPreferredVersionByPluginId(), useLocation().pathname).join(' ');
  return useMemo(() => facetFilters(scope, { locale, tags: tagKey.split(' ') }), [scope, locale, tagKey]);
}
