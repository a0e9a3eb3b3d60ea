/** Checks a Markdown file before the framework reads any of it. */
import path from 'node:path';
import { DiagnosticError, type Problem } from '../lib/diagnostic';
import { isLinked } from './files';
import { placeOf, type Place } from './instances';

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
