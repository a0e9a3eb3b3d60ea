/** Finds the application files that a page needs, from the data that the framework writes about its bundle. Node only. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';

/** The framework's `client-manifest.json`. */
interface Manifest {
  /** IDs of the files that a named chunk needs. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly publicPath: string }[] }>>;
}

/** The framework's `routesChunkNames.json`: chunk names, nested like the properties of a route's component. */
type ChunkNames = string | readonly ChunkNames[] | { readonly [name: string]: ChunkNames };

export interface ApplicationData {
  readonly manifest: Manifest;
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
}

const keyOf = (route: RouteConfig): string => `${route.path}-${simpleHash(JSON.stringify(route), 3)}`;
const flat = (names: ChunkNames): string[] => (typeof names === 'string' ? [names] : Object.values(names).flatMap(flat));

/** The chain of routes that leads to a path, outermost first. Empty if no route matches the path. */
function chainTo(routes: readonly RouteConfig[], pathname: string): RouteConfig[] {
  for (const route of routes) {
    const inner = chainTo(route.routes ?? [], pathname);
    if (inner.length > 0) return [route, ...inner];
    if (route.routes === undefined && route.path === pathname) return [route];
  }
  return [];
}

export class ApplicationFiles {
  readonly #pages: ReadonlySet<string>;

  constructor(
    private readonly data: ApplicationData,
    private readonly routes: readonly RouteConfig[],
  ) {
    this.#pages = new Set(routes.filter((route) => route.routes === undefined).map(keyOf));
  }

  /** @param folder folder with the files that the framework generates */
  static read(folder: string, routes: readonly RouteConfig[]): ApplicationFiles {
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const data = { manifest: read('client-manifest.json'), chunkNames: read('routesChunkNames.json') } as ApplicationData;
    return new ApplicationFiles(data, routes);
  }

  /** Addresses of a chunk's scripts, without those of `main`, which is always loaded. Empty for a chunk that was merged. */
  ofChunk(name: string): string[] {
    const { origins, assets } = this.data.manifest;
    const present = new Set(origins.main);
    const ids = (origins[name] ?? []).filter((id) => !present.has(id));
    return ids.flatMap((id) => assets[id]?.js ?? []).map(({ publicPath }) => publicPath);
  }

  /** Addresses of the scripts that the page at a path needs in addition to `main`. */
  ofPage(pathname: string): string[] {
    const names = chainTo(this.routes, pathname).flatMap((route) => this.namesOf(route));
    return [...new Set(names.flatMap((name) => this.ofChunk(name)))];
  }

  /**
   * Names of a route's chunks. The framework identifies a route by its path and a hash, but a parent route changes after it is hashed. Such
   * a route gets all chunks that have its path and aren't pages.
   */
  private namesOf(route: RouteConfig): string[] {
    const { chunkNames } = this.data;
    if (route.routes === undefined) return flat(chunkNames[keyOf(route)] ?? []);
    const around = Object.keys(chunkNames).filter((key) => key.replace(/-[^-]+$/, '') === route.path && !this.#pages.has(key));
    return around.flatMap((key) => flat(chunkNames[key] ?? []));
  }
}
