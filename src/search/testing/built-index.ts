/** Indexes and engines of the built site, for checks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Brand } from '../../brand/plugin';
import { hasEverything, type Features } from '../../site/features';
import { localeFolder, sourceLocale } from '../../site/locales';
import type { SearchEngine } from '../contract';
import { createEngine } from '../engines/embedded/engine';
import { readSections, type IndexFile, type Section } from '../engines/embedded/index-file';
import { findIndex } from './find-index';
import { staleUrls, type Expectation, type RelevanceQuery } from './evaluate';

/** Folder that contains the built site. */
export const build = path.join(import.meta.dirname, '../../../build');

/** The site in `build`, which was built for a brand. */
export class BuiltSearch {
  /** @param features features of the brand's service */
  constructor(
    private readonly brand: Pick<Brand, 'baseUrl' | 'languages'>,
    private readonly features: Features,
  ) {}

  /** Returns a language's folder in the build, such as `it/`. */
  folder(locale: string): string {
    return localeFolder(locale, this.brand.languages);
  }

  /** Returns the root path of a language's site. */
  baseUrl(locale: string): string {
    return this.brand.baseUrl + this.folder(locale);
  }

  /** Returns queries whose URLs are those of this site. The query sets have the URLs of the default brand. */
  queries(set: readonly RelevanceQuery[], locale: string): RelevanceQuery[] {
    const { length } = `/${localeFolder(locale, [sourceLocale])}`;
    const moved = (urls: readonly string[]): string[] => urls.map((url) => this.baseUrl(locale) + url.slice(length));
    return set.map((query) => ({ ...query, expect: moved(query.expect), page: query.page && moved(query.page) }));
  }

  /**
   * Returns the queries to which this site has all answers. If the service lacks a feature, the site lacks the answers about it.
   * @param urls sections of the site
   */
  answerable<T extends Expectation>(queries: readonly T[], urls: ReadonlySet<string>): T[] {
    if (hasEverything(this.features)) return [...queries];
    return queries.filter((query) => staleUrls([query], urls).length === 0);
  }

  /** Returns the path of an index file. @param name name of the index, as for `findIndex` @throws Error if the site isn't built */
  indexFile(locale: string, name = locale): string {
    const file = findIndex(path.join(build, this.folder(locale)), name);
    if (file === undefined) throw new Error(`There is no search index of ${name} in ${build}. Build the site first: npm run build`);
    return file;
  }

  /** @returns the engine, and the sections that it can find @throws Error if the site isn't built */
  async index(locale: string): Promise<{ engine: SearchEngine; sections: readonly Section[] }> {
    const file = JSON.parse(readFileSync(this.indexFile(locale), 'utf8')) as IndexFile;
    return { engine: await createEngine(file), sections: readSections(file).sections };
  }
}
