/** Lists the files in a folder, and checks Markdown files before the framework reads any of them. */
import { existsSync, readdirSync, realpathSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { DiagnosticError, type Problem } from '../lib/diagnostic';
import { placeOf, type Place } from './instances';

/**
 * Lists all files and symbolic links below a folder, without folders. Links aren't followed, so nothing outside the folder is read, and
 * loops can't occur.
 * @returns sorted paths, relative to the folder
 */
export function entriesBelow(folder: string, within = ''): { readonly file: string; readonly entry: Dirent }[] {
  return readdirSync(path.join(folder, within), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(within, entry.name);
      return entry.isDirectory() ? entriesBelow(folder, file) : [{ file, entry }];
    });
}

/** Returns whether a file is a symbolic link, or is in a folder that is one. @param file path relative to the project root */
export function isLinked(siteDir: string, file: string): boolean {
  const place = path.join(realpathSync(siteDir), file);
  return existsSync(place) && realpathSync(place) !== place;
}

/** First line of front matter in a language other than YAML. The framework's parser executes front matter after `---js` as a program. */
const OTHER_LANGUAGE = /^\ufeff?---(?![ \t]*\r?(?:\n|$))/;

/**
 * Returns the page that a file contains.
 * @throws DiagnosticError for Markdown that isn't a page, because it would be compiled without the page checks; for a file
 *         that's reached through a symbolic link, which could publish any file on the build machine; and for executable front matter
 */
export function pageOfFile(siteDir: string, absolute: string, text: string): Place {
  const file = path.relative(siteDir, absolute).split(path.sep).join('/');
  const fail = (problem: Problem): never => {
    throw new DiagnosticError([{ file, line: 1, column: 1, ...problem }]);
  };
  const place = placeOf(siteDir, absolute);
  if (place === undefined) return fail({ message: 'Markdown file is outside of the page folders', hint: 'move it to docs/ or composer/' });
  if (isLinked(siteDir, file))
    return fail({ message: 'is reached through a symbolic link', hint: 'replace the link with the file itself' });
  if (OTHER_LANGUAGE.test(text)) return fail({ message: 'front matter isn’t YAML', hint: 'begin the file with the line ---' });
  return place;
}
