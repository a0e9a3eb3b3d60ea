import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draw, loadFont } from './draw';
import type { Picture } from './picture';

/** Where preview images are cached, and where they are published. */
export interface Places {
  readonly cache: string;
  readonly folder: string;
  /** Path of the site's typeface. */
  readonly font: string;
}

/** Writes images to files by name, and draws only those that aren't in the cache. */
export async function writePictures(pictures: ReadonlyMap<string, Picture>, { cache, folder, font }: Places): Promise<void> {
  await Promise.all([cache, folder].map((place) => mkdir(place, { recursive: true })));
  loadFont(font);
  for (const [name, picture] of pictures) {
    const kept = path.join(cache, name);
    if (!existsSync(kept)) await writeFile(kept, await draw(picture));
    await copyFile(kept, path.join(folder, name));
  }
}
