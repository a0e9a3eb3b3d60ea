import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { FAST, brotliBytes } from './file-host';
import type { Bytes } from './types';

/** More than this is packed at quality 9: at 11 it would take most of the run. */
const MOST_AT_BEST = 20_000_000;

/** Adds up the index files of a folder. */
export function bytesOf(folder: string, isProgram: (file: string) => boolean): Bytes {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !isProgram(name));
  const files = names.map((name) => join(folder, name)).filter((file) => statSync(file).isFile());
  const raw = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const quality = raw > MOST_AT_BEST ? FAST : undefined;
  return { files: files.length, raw, brotli: files.reduce((sum, file) => sum + brotliBytes(readFileSync(file), quality), 0) };
}
