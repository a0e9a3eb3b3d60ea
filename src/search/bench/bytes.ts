import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { brotliBytes } from './file-host';
import type { Bytes } from './types';

/** Adds up the index files of a folder. */
export function bytesOf(folder: string, isProgram: (file: string) => boolean): Bytes {
  const bytes: Bytes = { files: 0, raw: 0, brotli: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (isProgram(name) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    bytes.files += 1;
    bytes.raw += content.length;
    bytes.brotli += brotliBytes(content);
  }
  return bytes;
}
