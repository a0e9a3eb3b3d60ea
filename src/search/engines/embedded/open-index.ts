/** An index file to sections and their inverted index. */
import { INDEX_VERSION, type SearchIndexFile, type ShardedIndexFile } from '../../contract';
import type { AverageLengths } from './index-builder';
import { InvertedIndex } from './inverted-index';
import { readStored, type Section } from './sections';
import type { KnownPhrases } from './term-flags';
import { codedTexts } from './texts';

/** A loaded index file; a section's place in the list is its id in the index. */
export interface OpenIndex {
  sections: readonly Section[];
  index: InvertedIndex;
}

/** @throws Error on another version, saying what to do */
export function checkVersion(version: number): void {
  if (version !== INDEX_VERSION)
    throw new Error(`Search index has version ${version}, this engine reads ${INDEX_VERSION}: rebuild the site.`);
}

/** For an index that is a part of a collection. */
export interface PartOf {
  /** Number of its first page. */
  firstPage: number;
  averageLengths: AverageLengths;
}

/** Opens an index file. @param known phrases that something else stands for @throws Error on a file of another version */
export function openIndex(file: SearchIndexFile, known: KnownPhrases, part?: PartOf): OpenIndex {
  checkVersion(file.version);
  const { sections, code } = readStored(file, part?.firstPage);
  return { sections, index: new InvertedIndex(sections, codedTexts(file, sections, code), file.language, known, part?.averageLengths) };
}

/** Which of the two forms an index file has. */
export function isSharded(file: SearchIndexFile | ShardedIndexFile): file is ShardedIndexFile {
  return 'folder' in file;
}
