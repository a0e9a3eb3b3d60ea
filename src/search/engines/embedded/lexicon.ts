/** What query analysis knows of an index, gathered when it is loaded. */
import type { SearchIndexFile } from '../../contract';
import type { Lexicon } from './query';
import { headingOf, type Section } from './sections';
import { stopWords } from './stopwords';
import { tokenize } from './tokenize';
import { Vocabulary } from './vocabulary';
import type { AsPlainObject } from 'minisearch';

function sectionFrequencies(index: AsPlainObject): Map<string, number> {
  return new Map(
    index.index.map(([term, fields]) => {
      const counts = Object.values(fields as Record<string, Record<string, number>>).map((documents) => Object.keys(documents).length);
      return [term, Math.max(...counts)];
    }),
  );
}

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
export function createLexicon(file: SearchIndexFile, index: AsPlainObject, sections: readonly Section[]): Lexicon {
  return {
    vocabulary: new Vocabulary(sectionFrequencies(index), file.language),
    size: sections.length,
    language: file.language,
    headingPairs: headingPairs(sections, file.language),
    synonyms: synonymMap(file.synonyms),
  };
}
