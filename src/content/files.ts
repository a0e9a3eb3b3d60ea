/** Lists the files in a folder. Links aren't followed, so nothing outside the folder is read, and loops can't occur. */
import { existsSync, readdirSync, realpathSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** Lists all files and symbolic links below a folder, without folders. @returns sorted paths, relative to the folder */
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
