/** What query analysis knows of an index, gathered when it is loaded. */
import type { SearchIndexFile } from '../../contract';
import type { InvertedIndex } from './inverted-index';
import type { Lexicon } from './query';
import { headingOf, type Section } from './sections';
import { stopWords } from './stopwords';
import { tokenize } from './tokenize';
import { Vocabulary } from './vocabulary';

function headingPairs(sections: readonly Section[], language: string): Map<string, readonly [string, string]> {
  const stop = stopWords(language);
  const pairs = new Map<string, readonly [string, string]>();
  for (const section of sections) {
    const words = tokenize(headingOf(section)).words.map((word) => word.text);
    words.forEach((word, index) => {
      const next = words[index + 1];
      if (next !== undefined && !stop.has(word) && !stop.has(next)) pairs.set(word + next, [word, next]);
    });
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
    headingPairs: headingPairs(sections, file.language),
    synonyms: synonymMap(file.synonyms),
  };
}
