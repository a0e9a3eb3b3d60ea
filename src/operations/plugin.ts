/** Entry point for the configuration: the transform for the table's page, and the plugin for its components and its files. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../content';
import { jsonFile, markdownFile, type UrlOf } from './build/files';
import { OPERATIONS_FILE, textsFile } from './build/schema';
import { loadTable, type TableOptions, type Words } from './build/table';
import { JSON_FILE, MARKDOWN_FILE } from './model';

export { default as remarkOperations } from './build/remark-operations';
export { loadOperations, operationSchemas, type Operation } from './build/schema';
export type { ProofsOf, Status } from './model';

export type TableNames = Pick<Words, 'areas' | 'statuses'>;

type Options = Pick<TableOptions, 'variables' | 'proofsOf' | 'probeOf' | 'absent' | 'features'>;

export default function operationsPlugin({ siteDir, i18n, siteConfig }: LoadContext, options: Options): Plugin {
  const table = () => loadTable({ ...options, siteDir, locale: i18n.currentLocale });
  let routes: ReadonlyMap<string, string> = new Map();
  const urlOf: UrlOf = (id) => {
    const route = routes.get(id);
    if (route === undefined) throw new Error(`operations: there is no built page ${id}; correct the link in ${OPERATIONS_FILE}`);
    return `${siteConfig.url}${route}`;
  };
  return {
    name: 'operations',
    getPathsToWatch: () => [OPERATIONS_FILE, textsFile(i18n.currentLocale)].map((file) => path.join(siteDir, file)),
    async allContentLoaded({ allContent, actions }) {
      routes = new Map(loadedDocs(allContent, 'home').map(({ id, permalink }) => [id, permalink]));
      const { areas, statuses } = table().words;
      const names: TableNames = { areas, statuses };
      await actions.createData('names.json', names);
    },
    postBuild({ outDir }) {
      writeFileSync(path.join(outDir, JSON_FILE), jsonFile(table(), i18n.currentLocale, urlOf));
      writeFileSync(path.join(outDir, MARKDOWN_FILE), markdownFile(table(), urlOf));
    },
  };
}
