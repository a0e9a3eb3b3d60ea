/** Where the words of sections come from when they are indexed. */
import type { SearchIndexFile } from './index-file';
import { makeSignTable, readCoded } from './coded-text';
import { rememberByObject } from './remember';
import type { Section } from './sections';
import { readTerms } from './terms';
import { tableOf } from './word-coding';

/** Texts of sections, by the section's place in its list. */
export interface Texts {
  readContent: (section: number, terms: number[]) => void;
  readCode: (section: number, terms: number[]) => void;
}

/** @param code the words of each section's code */
export function plainTexts(sections: readonly Section[], code: readonly string[]): Texts {
  return {
    readContent: (section, terms) => readTerms(sections[section]?.content ?? '', terms),
    readCode: (section, terms) => readTerms(code[section] ?? '', terms),
  };
}

const signsOf = rememberByObject(makeSignTable);

/** Texts as they stand in an index file. @param code the words of each section's code, decoded */
export function codedTexts(file: SearchIndexFile, sections: readonly Section[], code: readonly string[]): Texts {
  const signs = signsOf(tableOf(file));
  const codedContent = file.texts.split('\n');
  const codedCode = file.code.split('\n');
  return {
    readContent: (section, terms) => readCoded(codedContent[section] ?? '', sections[section]?.content ?? '', signs, terms),
    readCode: (section, terms) => readCoded(codedCode[section] ?? '', code[section] ?? '', signs, terms),
  };
}
