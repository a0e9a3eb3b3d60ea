/** Scripts that the page script loads on demand. No page references them, but the archive needs them as well. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Asset } from './archive/address';

const FOLDER = 'assets/js';
/** The form for the reader's values (`src/delivery/plugin.ts`). */
const ON_DEMAND = /^values\.[0-9a-f]+\.js$/;

/** @throws if the build wrote no such script */
export function scriptsOnDemand(outDir: string, baseUrl: string): Asset[] {
  const names = readdirSync(path.join(outDir, FOLDER)).filter((name) => ON_DEMAND.test(name));
  if (names.length === 0) throw new Error(`expected ${outDir}/${FOLDER}/values.<hash>.js, which src/delivery/plugin.ts writes; found none`);
  return names.map((name) => ({ served: `${baseUrl}${FOLDER}/${name}`, file: `${FOLDER}/${name}` }));
}
