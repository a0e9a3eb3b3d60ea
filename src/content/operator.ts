/**
 * The operator's folder, which contains the brand file. It's arranged like this repository: `docs/` contains the operator's own pages and
 * former addresses, `i18n/` contains translations and terms, and `static/` contains pictures. Because this repository doesn't contain the
 * folder, updates from it never conflict with the operator's files.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { DiagnosticError } from '../lib/diagnostic';
import { DEFAULT_BRAND_FILE } from '../site/brand';
import { knownLocales, sourceLocale } from '../site/locales';

const brandFile = process.env.BRAND || DEFAULT_BRAND_FILE;

/**
 * Parses the brand file, without checking its fields.
 * @throws DiagnosticError if the file doesn't exist or isn't JSON
 */
export function readBrandFile(file: string): unknown {
  const shown = path.relative(process.cwd(), path.resolve(file)) || file;
  if (!existsSync(file)) {
    throw new DiagnosticError([{ file: shown, message: 'no such brand file', hint: 'set BRAND to the path of a brand file' }]);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DiagnosticError([{ file: shown, message: `expected JSON; ${error instanceof Error ? error.message : String(error)}` }]);
  }
}

/** The folder's path relative to the project root. Undefined if the brand file doesn't exist, which the brand module reports later. */
const operatorFolder = existsSync(brandFile)
  ? path.relative(realpathSync(process.cwd()), realpathSync(path.dirname(brandFile))).replaceAll(path.sep, '/')
  : undefined;

/** Returns the paths of a file in this repository and, if there is one, in the operator's folder. The file may not exist. */
export const withOperators = (file: string): string[] => [file, ...(operatorFolder ? [posix.join(operatorFolder, file)] : [])];

/** The operator's own pages, as the brand file describes them. */
export interface OwnPages {
  readonly folder: string;
  readonly i18n: string;
  readonly route: string;
  /** Language in which the pages are written: English if it's a language of the site, or else the site's first language. */
  readonly locale: string;
  /** The site's languages. No other language needs a translation. */
  readonly locales: readonly string[];
}

/**
 * Returns undefined if the brand has no pages of its own. The brand module reports wrong fields later.
 * @throws DiagnosticError if the brand file is at the project root, because the folders next to it are those of this repository
 */
export function ownPages(): OwnPages | undefined {
  if (operatorFolder === undefined) return undefined;
  const { ownPages: own, languages } = readBrandFile(brandFile) as { ownPages?: { route?: unknown } | null; languages?: unknown };
  if (typeof own?.route !== 'string') return undefined;
  if (operatorFolder === '') {
    const message = 'ownPages: docs/ next to the brand file contains the pages of this repository';
    throw new DiagnosticError([{ file: brandFile, message, hint: 'move the brand file to a new folder' }]);
  }
  const locales = Array.isArray(languages) ? languages.filter((one) => typeof one === 'string') : knownLocales;
  const [folder, i18n] = ['docs', 'i18n'].map((name) => posix.join(operatorFolder, name)) as [string, string];
  return { folder, i18n, route: own.route, locale: locales.includes(sourceLocale) ? sourceLocale : (locales[0] ?? sourceLocale), locales };
}
