/** What query analysis knows of an index, gathered when it is loaded. */
import type { SearchIndexFile } from '../../contract';
import type { InvertedIndex } from './inverted-index';
import type { Lexicon } from './query';
import { headingTokens } from './section-tokens';
import type { Section } from './sections';
import { Vocabulary } from './vocabulary';

function headingPairs(sections: readonly Section[]): Map<string, readonly [string, string]> {
  const pairs = new Map<string, readonly [string, string]>();
  for (const section of sections) {
    const { words, compounds } = headingTokens(section);
    for (const { text, from, to } of compounds) {
      const first = words[from]?.text;
      const second = words[to]?.text;
      if (to === from + 1 && first !== undefined && second !== undefined && text === first + second) pairs.set(text, [first, second]);
    }
  }
  return pairs;
}

function synonymMap(groups: SearchIndexFile['synonyms']): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) map.set(word, [...(map.get(word) ?? []), ...group.filter((other) => other !== word)]);
  }
  return map;
}

/** Gathers the lexicon of a loaded index. */
export function createLexicon(file: SearchIndexFile, index: InvertedIndex, sections: readonly Section[]): Lexicon {
  return {
    vocabulary: new Vocabulary(index, file.language),
    size: index.size,
    language: file.language,
    headingPairs: headingPairs(sections),
    synonyms: synonymMap(file.synonyms),
  };
}
