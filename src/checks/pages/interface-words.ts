/** Disallowed words in the other texts of a language: interface, tools, operations, glossary. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../../lib/diagnostic';
import { wordsOf } from './words';

const FILES = ['code.json', 'site.json', 'operations.yaml', 'terms.yaml'];
const FOLDER = 'tools';
/** The text on a line that readers see. Ids, descriptions for translators and the variants themselves don't count. */
const TEXT = /^\s*(?:"(?!description)[\w.-]+":|term:|definition:|note:)\s*(.+)$/;
/** Quotation marks of JSON and YAML, code, link targets, variables. */
const NO_PROSE = /"|`[^`]*`|\]\([^)]*\)|\{[^}]*\}/g;

/** Problems in a file's text; exported for tests. */
export const interfaceWordProblems = (file: string, source: string, locale: string): Diagnostic[] =>
  source.split('\n').flatMap((line, index) => {
    const text = (TEXT.exec(line)?.[1] ?? '').replace(NO_PROSE, ' ');
    return wordsOf(locale).flatMap(({ pattern, hint }) =>
      [...text.matchAll(pattern)].map(([word]): Diagnostic => ({ file, line: index + 1, message: `"${word}"`, hint })),
    );
  });

/** Problems in all texts of a language except its pages. */
export const interfaceWords = (locale: string): Diagnostic[] =>
  [...FILES, ...readdirSync(`i18n/${locale}/${FOLDER}`).map((name) => `${FOLDER}/${name}`)]
    .map((name) => `i18n/${locale}/${name}`)
    .flatMap((file) => interfaceWordProblems(file, readFileSync(file, 'utf8'), locale));
