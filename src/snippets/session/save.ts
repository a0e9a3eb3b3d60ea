/** Writes blocks to files of the session. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Folder } from './folder';

/**
 * @param title file name relative to the working folder, or to the home with `~/`
 * @throws when it leads out of the session's folder
 */
export function saveFile({ top, home, work }: Folder, title: string, text: string): string {
  const file = title.startsWith('~/') ? path.join(home, title.slice(2)) : path.resolve(work, title);
  if (!file.startsWith(`${top}${path.sep}`))
    throw new Error(`title="${title}" leads out of the folder of the page; use a relative path or one that begins with ~/`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return file;
}
