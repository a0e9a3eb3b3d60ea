import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds a built language's index.
 * @param folder root of the language's site
 * @param locale locale, followed by `-first` for the small index
 * @returns the path of the index, or undefined if only the hosted service is used
 * @throws Error if there are several indexes
 */
export function findIndex(folder: string, locale: string): string | undefined {
  const place = join(folder, 'search');
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => new RegExp(`^index\\.${locale}\\.[\\da-f]+\\.json$`).test(name))
    : [];
  const [name] = names;
  if (names.length > 1) throw new Error(`${place} contains ${names.join(' and ')}: expected one index. Rebuild the site: npm run build`);
  return name === undefined ? undefined : join(place, name);
}
