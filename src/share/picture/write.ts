import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draw, loadFont } from './draw';
import type { Picture } from './picture';

/** Where pictures are drawn once, and where they go. */
export interface Places {
  readonly cache: string;
  readonly folder: string;
  /** Typeface of the site. */
  readonly font: string;
}

/** Writes pictures by their names; drawn are those that the cache does not have. */
export async function writePictures(pictures: ReadonlyMap<string, Picture>, { cache, folder, font }: Places): Promise<void> {
  await Promise.all([cache, folder].map((place) => mkdir(place, { recursive: true })));
  loadFont(font);
  for (const [name, picture] of pictures) {
    const kept = path.join(cache, name);
    if (!existsSync(kept)) await writeFile(kept, await draw(picture));
    await copyFile(kept, path.join(folder, name));
  }
}
