/** The site's synonyms as the hosted service takes them. */
import type { SynonymHit } from '@algolia/client-search';

/**
 * @param groups words and phrases that stand for each other; a group that comes twice counts once
 * @returns synonyms whose id is what they hold, so that a changed group is a new one
 */
export function hostedSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  const byId = new Map(groups.map((group) => [group.join(' | '), group]));
  return [...byId].map(([objectID, group]) => ({ objectID, type: 'synonym', synonyms: [...group] }));
}
