/** What query analysis knows of an index, gathered when it is loaded. */
import type { SearchIndexFile } from './index-file';
import type { InvertedIndex } from './inverted-index';
import type { Lexicon } from './query';
import { headingTokens } from './section-tokens';
import type { Section } from './sections';
import type { Thesaurus } from './thesaurus';
import { Vocabulary } from './vocabulary';

/** Neighbouring heading words by their joined form. */
export function headingPairs(sections: readonly Section[]): Map<string, readonly [string, string]> {
  const pairs = new Map<string, readonly [string, string]>();
  for (const section of sections) {
    const { words, compounds } = headingTokens(section);
    for (const { text, from, to } of compounds) {
      const first = words[from]?.text;
      const second = words[to]?.text;
      if (to > from && first !== undefined && second !== undefined && text === first + second) pairs.set(text, [first, second]);
    }
  }
  return pairs;
}

/** Gathers the lexicon of a loaded index. */
export function createLexicon(
  { language }: Pick<SearchIndexFile, 'language'>,
  index: InvertedIndex,
  sections: readonly Section[],
  thesaurus: Thesaurus,
): Lexicon {
  return { vocabulary: new Vocabulary(index, language), size: index.size, language, headingPairs: headingPairs(sections), thesaurus };
}
