/**
 * The operations room for the configuration: the transform that fills the table of a page (`remarkOperations`), and a
 * Docusaurus plugin (default export) with the words of its parts and the files for programs.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Variables } from '../lib/substitute';
import { jsonFile, markdownFile } from './build/files';
import type { UrlOf } from './build/links';
import { NAMES_FILE, OPERATIONS_FILE } from './build/load';
import { loadTable } from './build/table';
import { JSON_FILE, MARKDOWN_FILE, type ProofsOf } from './model';

export { loadOperations } from './build/load';
export { default as remarkOperations } from './build/remark-operations';
export type { Operation } from './build/schema';
export type { OperationProof, ProofsOf, Status } from './model';

export interface OperationsOptions {
  /** Values that the site shows. */
  readonly variables: Variables;
  readonly proofsOf: ProofsOf;
}

export default function operationsPlugin({ siteDir, i18n, siteConfig }: LoadContext, options: OperationsOptions): Plugin {
  const table = () => loadTable({ ...options, siteDir, locale: i18n.currentLocale });
  let routes: ReadonlyMap<string, string> = new Map();
  const urlOf: UrlOf = (id) => {
    const route = routes.get(id);
    if (route === undefined) throw new Error(`operations: no page ${id} among the built pages; correct the link in ${OPERATIONS_FILE}`);
    return `${siteConfig.url}${route}`;
  };
  return {
    name: 'operations',
    getPathsToWatch: () => [NAMES_FILE, OPERATIONS_FILE].map((file) => path.join(siteDir, file)),
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.home as LoadedContent | undefined;
      routes = new Map(docs?.loadedVersions.flatMap((version) => version.docs).map(({ id, permalink }) => [id, permalink]));
      const { areas, statuses, columns } = table().words;
      await actions.createData('names.json', { areas, statuses, columns });
    },
    postBuild({ outDir }) {
      writeFileSync(path.join(outDir, JSON_FILE), jsonFile(table(), i18n.currentLocale, urlOf));
      writeFileSync(path.join(outDir, MARKDOWN_FILE), markdownFile(table(), urlOf));
    },
  };
}
