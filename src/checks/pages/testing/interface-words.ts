/** Finds disallowed words in the texts that aren't on pages: interface, tools, operations, and glossary. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../../../lib/diagnostic';
import { wordFinder } from '../prose';

const FILES = ['code.json', 'site.json', 'operations.yaml', 'terms.yaml'];
const FOLDER = 'tools';
/** The text that readers see on a line. It excludes ids, descriptions for translators, and the variants themselves. */
const TEXT = /^\s*(?:"(?!description)[\w.-]+":|term:|definition:|note:)\s*(.+)$/;
/** JSON and YAML quotation marks, conditions, code, link targets, and variables. */
const NO_PROSE = /<\/?If\b[^>]*>|"|`[^`]*`|\]\([^)]*\)|\{[^}]*\}/g;

/** Returns the problems in a file's text. Exported for tests. */
export const interfaceWordProblems = (file: string, source: string, locale: string): Diagnostic[] =>
  source.split('\n').flatMap((line, index) => {
    const text = (TEXT.exec(line)?.[1] ?? '').replace(NO_PROSE, ' ');
    return wordFinder(locale)(text).map(({ word, hint }): Diagnostic => ({ file, line: index + 1, message: `"${word}"`, hint }));
  });

/** Returns the problems in all texts of a language except its pages. */
export const interfaceWords = (locale: string): Diagnostic[] =>
  [...FILES, ...readdirSync(`i18n/${locale}/${FOLDER}`).map((name) => `${FOLDER}/${name}`)]
    .map((name) => `i18n/${locale}/${name}`)
    .flatMap((file) => interfaceWordProblems(file, readFileSync(file, 'utf8'), locale));
