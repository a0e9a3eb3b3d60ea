/** An index file to sections and their inverted index. */
import { INDEX_VERSION, type SearchIndexFile } from './index-file';
import { InvertedIndex } from './inverted-index';
import { readStored, type Section } from './sections';
import type { KnownPhrases } from './term-flags';
import { codedTexts } from './texts';

/** A loaded index file; a section's place in the list is its id in the index. */
export interface OpenIndex {
  sections: readonly Section[];
  index: InvertedIndex;
}

/** Opens an index file. @param known phrases that something else stands for @throws Error on a file of another version */
export function openIndex(file: SearchIndexFile, known: KnownPhrases): OpenIndex {
  if (file.version !== INDEX_VERSION)
    throw new Error(`Search index has version ${file.version}, this engine reads ${INDEX_VERSION}: rebuild the site.`);
  const { sections, code } = readStored(file);
  return { sections, index: new InvertedIndex(sections, codedTexts(file, sections, code), file.language, known) };
}
