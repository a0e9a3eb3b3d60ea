/** Files of a folder. Links are never followed, so that nothing from outside is read and a loop ends. */
import { existsSync, readdirSync, realpathSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** Everything below a folder but the folders: files, and symbolic links as such. @returns paths from the folder, sorted */
export function entriesBelow(folder: string, within = ''): { readonly file: string; readonly entry: Dirent }[] {
  return readdirSync(path.join(folder, within), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(within, entry.name);
      return entry.isDirectory() ? entriesBelow(folder, file) : [{ file, entry }];
    });
}

/** True for a file that is a symbolic link, or lies in a folder that is one. @param file from the root of the project */
export function isLinked(siteDir: string, file: string): boolean {
  const place = path.join(realpathSync(siteDir), file);
  return existsSync(place) && realpathSync(place) !== place;
}
