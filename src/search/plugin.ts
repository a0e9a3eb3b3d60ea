/** The search room's door for the configuration, which writes the embedded index when a site is built, and for the commands. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { buildIndexFile } from './engines/embedded/build';
import { embeddedIndexPath } from './index-url';
import { siteRecords } from './records/site';
import { synonyms } from './synonyms';

export { evalCommand, searchCommand } from './terminal';

/** Docusaurus plugin. After the build of a locale, reads its pages and writes `search/index.<locale>.json` beside them. */
export default function searchPlugin(): Plugin {
  return {
    name: 'search',
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig, i18n }) {
      const language = i18n.currentLocale;
      const records = await siteRecords({ outDir, baseUrl, routes: routesPaths, defaultArea: siteConfig.title });
      const file = join(outDir, embeddedIndexPath(language));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(buildIndexFile(records, { language, synonyms })));
    },
  };
}
