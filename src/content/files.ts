/** Lists the files of a folder. Links are never followed, so that nothing outside the folder is read and loops can't occur. */
import { existsSync, readdirSync, realpathSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** All files and symbolic links below a folder, without folders. @returns paths relative to the folder, sorted */
export function entriesBelow(folder: string, within = ''): { readonly file: string; readonly entry: Dirent }[] {
  return readdirSync(path.join(folder, within), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(within, entry.name);
      return entry.isDirectory() ? entriesBelow(folder, file) : [{ file, entry }];
    });
}

/** Whether a file is a symbolic link, or is in a folder that is one. @param file relative to the root of the project */
export function isLinked(siteDir: string, file: string): boolean {
  const place = path.join(realpathSync(siteDir), file);
  return existsSync(place) && realpathSync(place) !== place;
}
