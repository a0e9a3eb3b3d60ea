/** How much was found, in words. */
import { translate } from '@docusaurus/Translate';
import { type SearchResult } from '../contract';
import { settings } from '../settings';
import { PAGE_FACET } from './scope';

/** Forms of a number as the framework orders them: a text has those that its language knows, with `|` between them. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function counted(count: number, texts: string): string {
  const rules = new Intl.PluralRules(settings.locale);
  const forms = FORMS.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const choices = texts.split('|');
  const text = choices[Math.min(forms.indexOf(rules.select(count)), choices.length - 1)] ?? '';
  return text.replace('{count}', String(count));
}

/** "41 sections on 12 pages"; without the pages where the answer does not count them, as that of an older hosted index. */
export function countText({ nbHits, facets }: Pick<SearchResult, 'nbHits' | 'facets'>): string {
  const sections = counted(nbHits, translate({ id: 'search.count.sections' }));
  const onPages = Object.keys(facets?.[PAGE_FACET] ?? {}).length;
  if (onPages === 0) return sections;
  return translate({ id: 'search.count' }, { sections, pages: counted(onPages, translate({ id: 'search.count.pages' })) });
}
