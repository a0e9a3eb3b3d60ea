/** Runs the checks on the built site. */
import type { Diagnostic } from '../../../lib/diagnostic';
import { headings, images, leftovers } from './body';
import { alternates, descriptions, language, languageMenu, searchDescription, uniqueTitles } from './head';
import { hosts } from './hosts';
import { links } from './links';
import { originalLanguage } from './original-language';
import type { Check } from './build';

export const checks: readonly Check[] = [
  links,
  hosts,
  language,
  descriptions,
  uniqueTitles,
  alternates,
  languageMenu,
  searchDescription,
  headings,
  images,
  leftovers,
  originalLanguage,
];

/** Merges problems that the page frame repeats on every page into one diagnostic for the first file, with the number of other files. */
export function mergeRepeated(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const messages = [...new Set(diagnostics.map(({ message }) => message))];
  return messages.flatMap((message) => {
    const [first, ...more] = diagnostics.filter((diagnostic) => diagnostic.message === message);
    if (!first) return [];
    return [more.length === 0 ? first : { ...first, message: `${message} (and in ${more.length} more files)` }];
  });
}
