/** The site's synonyms as the hosted service takes them. */
import type { SynonymHit } from '@algolia/client-search';

import type { OneWaySynonyms } from '../engines/embedded/index-file';

/**
 * @param groups words and phrases that stand for each other; a group that comes twice counts once
 * @param oneWay words that stand for others; what several entries say of a word is put together, because the service takes one for each
 * @returns synonyms whose id is what they hold, so that a changed group is a new one
 */
export function hostedSynonyms(groups: readonly (readonly string[])[], oneWay: readonly OneWaySynonyms[]): SynonymHit[] {
  const byId = new Map(groups.map((group) => [group.join(' | '), group]));
  const meanings = new Map<string, Set<string>>();
  for (const [from, to] of oneWay) {
    for (const input of from) meanings.set(input, new Set([...(meanings.get(input) ?? []), ...to.filter((word) => word !== input)]));
  }
  return [
    ...[...byId].map(([objectID, group]): SynonymHit => ({ objectID, type: 'synonym', synonyms: [...group] })),
    ...[...meanings]
      .filter(([, words]) => words.size > 0)
      .map(([input, words]): SynonymHit => ({
        objectID: `${input} > ${[...words].join(' | ')}`,
        type: 'oneWaySynonym',
        input,
        synonyms: [...words],
      })),
  ];
}
