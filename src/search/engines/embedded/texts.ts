/** Where the words of sections come from when they are indexed. */
import type { SearchIndexFile } from '../../contract';
import { makeSignIds, visitCoded, type SignIds } from './coded-text';
import type { Section } from './sections';
import { visitText, type TermVisitor } from './term-visitor';
import { tableOf, type WordTable } from './word-coding';

/** Texts of sections, by the section's place in its list. */
export interface Texts {
  visitContent: (section: number, visitor: TermVisitor) => void;
  visitCode: (section: number, visitor: TermVisitor) => void;
}

/** @param code the words of each section's code */
export function plainTexts(sections: readonly Section[], code: readonly string[]): Texts {
  return {
    visitContent: (section, visitor) => void visitText(sections[section]?.content ?? '', visitor),
    visitCode: (section, visitor) => void visitText(code[section] ?? '', visitor),
  };
}

const idsOf = new WeakMap<WordTable, SignIds>();

/** Texts as they stand in an index file. @param code the words of each section's code, decoded */
export function codedTexts(file: SearchIndexFile, sections: readonly Section[], code: readonly string[]): Texts {
  const table = tableOf(file);
  const ids = idsOf.get(table) ?? makeSignIds(table);
  idsOf.set(table, ids);
  const codedContent = file.texts.split('\n');
  const codedCode = file.code.split('\n');
  return {
    visitContent: (section, visitor) => visitCoded(codedContent[section] ?? '', sections[section]?.content ?? '', table, ids, visitor),
    visitCode: (section, visitor) => visitCoded(codedCode[section] ?? '', code[section] ?? '', table, ids, visitor),
  };
}
