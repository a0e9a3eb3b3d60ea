/** Reads the pages of a build that name a Markdown twin. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { twinOfPage, type Twin, type TwinContext } from './twins/twin';

/** A locale of a build. */
interface Build {
  /** Folder that `baseUrl` is served from. */
  readonly outDir: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** From the root of the host, base URL included. */
  readonly routesPaths: readonly string[];
}

/** By the order of their routes, each page once. */
export async function builtTwins({ outDir, baseUrl, routesPaths }: Build, context: Omit<TwinContext, 'route'>): Promise<Twin[]> {
  const twins: Twin[] = [];
  // One after the other: the work is the processor's, and only one page's tree is in memory.
  for (const route of [...new Set(routesPaths)].sort()) {
    const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
    const twin = existsSync(file) ? twinOfPage(await readFile(file, 'utf8'), { ...context, route }) : undefined;
    if (twin) twins.push(twin);
  }
  return twins;
}

/** Writes the twins where the pages' heads say that they are. */
export async function writeTwins(twins: readonly Twin[], { outDir, baseUrl }: Build): Promise<void> {
  for (const { address, markdown } of twins) {
    const file = path.join(outDir, address.slice(baseUrl.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, markdown);
  }
}
