/** Reads the operations, and their texts in one language. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { sourceLocale } from '../../site/locales';
import { parseOperations, parseTexts, type Operation, type Texts } from './schema';

/** Path relative to the project's root folder. */
export const OPERATIONS_FILE = 'src/operations/data/operations.yaml';
export const textsFile = (locale: string): string => `i18n/${locale}/operations.yaml`;

const readYaml = (root: string, file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));

/**
 * @param root the project's root folder
 * @returns operations in the same order as in the file
 * @throws Error that names the file, operation, and field
 */
export const loadOperations = (root: string): Operation[] => parseOperations(readYaml(root, OPERATIONS_FILE), OPERATIONS_FILE);

/**
 * Loads the text for a language. If the file is missing or has no text for an operation, the English text is used.
 * @throws Error that names the file and field
 */
export function loadTexts(root: string, locale: string): Texts {
  const read = (language: string): Texts => parseTexts(readYaml(root, textsFile(language)), textsFile(language));
  const original = read(sourceLocale);
  if (locale === sourceLocale || !existsSync(path.join(root, textsFile(locale)))) return original;
  const own = read(locale);
  return { ...own, operations: { ...original.operations, ...own.operations } };
}
