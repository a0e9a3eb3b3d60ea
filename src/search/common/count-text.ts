/** Text for the number of results. */
import { translate } from '@docusaurus/Translate';
import { counted } from '../../lib/counted';
import { type SearchResult } from '../contract';
import { settings } from '../settings';
import { PAGE_FACET } from './scope';

/** Returns "41 sections on 12 pages", or only the sections if the response doesn't count pages, as with an older hosted index. */
export function countText({ nbHits, facets }: Pick<SearchResult, 'nbHits' | 'facets'>): string {
  const sections = counted(settings.locale, nbHits, translate({ id: 'search.count.sections' }));
  const onPages = Object.keys(facets?.[PAGE_FACET] ?? {}).length;
  if (onPages === 0) return sections;
  return translate({ id: 'search.count' }, { sections, pages: counted(settings.locale, onPages, translate({ id: 'search.count.pages' })) });
}
