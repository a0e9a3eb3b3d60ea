/** The site's synonyms as the hosted service takes them. */
import type { SynonymHit } from '@algolia/client-search';

/** The embedded engine writes neighbouring words of headings as one. */
const AS_WORDS: Readonly<Record<string, string>> = { objectlock: 'object lock' };

/** @param groups words that stand for each other */
export function hostedSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((group) => ({ objectID: group.join('-'), type: 'synonym', synonyms: group.map((word) => AS_WORDS[word] ?? word) }));
}
