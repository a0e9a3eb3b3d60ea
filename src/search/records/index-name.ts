/** Names index files. The name contains a hash of the content, so that browsers can cache the file without mixing versions. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'search';
const HASH_LENGTH = 8;

/** @returns the path, relative to the root of the language's site */
export function indexPath(locale: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return `${FOLDER}/index.${locale}.${hash}.json`;
}

/** Returns the same path for the small index that's used until the full index has loaded. */
export const firstIndexPath = (locale: string, text: string): string => indexPath(`${locale}-first`, text);

/**
 * Finds a built language's index.
 * @param folder root of the language's site
 * @param locale locale, followed by `-first` for the small index
 * @returns the path of the index, or undefined if only the hosted service is used
 * @throws Error if there are several indexes
 */
export function findIndex(folder: string, locale: string): string | undefined {
  const place = join(folder, FOLDER);
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => new RegExp(`^index\\.${locale}\\.[\\da-f]+\\.json$`).test(name))
    : [];
  const [name] = names;
  if (names.length > 1) throw new Error(`${place} holds ${names.join(' and ')}: expected one index. Build the site anew: npm run build`);
  return name === undefined ? undefined : join(place, name);
}
