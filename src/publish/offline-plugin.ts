/**
 * Docusaurus plugin: publishes what can be read without the site, or on paper. After the build of a language it writes the
 * archive, each section as one document, and the service worker with the list of what it keeps.
 */
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { docsInstances, loadedDocs, loadedSidebar } from '../content';
import { writeKept } from './offline/kept/write';
import { languageOf, type OfflineOptions } from './offline/language';
import { OFFLINE_ROUTE, SIDEBAR_NAMES } from './names';
import { archivePages, type Site } from './offline/archive/address';
import { readAssets } from './offline/archive/archive';
import { writeArchive } from './offline/archive/write';
import { sectionsOf, type Section } from './print/sections';
import { writeDocuments } from './print/write';
import { readPages } from './offline/read-pages';
import { scriptsOnDemand } from './offline/on-demand';
import { takeApart } from './offline/take-apart';

/** What the page on reading offline knows of the sections. */
export type SectionNames = readonly Pick<Section, 'name' | 'area' | 'label'>[];

async function publish(props: Props, options: OfflineOptions, sections: readonly Section[]): Promise<void> {
  const { baseUrl, outDir, siteConfig, i18n } = props;
  const { text } = options;
  const language = languageOf(props, options);
  const pages = await readPages(props);
  const archived = pages.filter(({ route }) => route !== baseUrl + OFFLINE_ROUTE);
  const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const site: Site = { siteUrl: siteConfig.url, baseUrl, rootUrl, pages: archivePages(archived) };
  const texts = { found: text('archive.found'), none: text('archive.none'), introduction: text('archive.introduction') };
  const taken = takeApart(pages, sections, site, texts);
  await writeDocuments(language, sections, taken.printed);
  const { files, served } = await readAssets([...taken.assets, ...scriptsOnDemand(outDir, baseUrl)], outDir, site);
  const size = await writeArchive(language, new Map([...taken.archived, ...files]));
  await writeKept(language, pages, served, size);
}

export default function offlinePlugin({ baseUrl }: LoadContext, options: OfflineOptions): Plugin {
  let sections: readonly Section[] = [];
  return {
    name: 'offline',
    async allContentLoaded({ allContent, actions }) {
      sections = sectionsOf(
        docsInstances.map(({ id }) => ({
          area: options.text(SIDEBAR_NAMES[id]),
          sidebar: loadedSidebar(allContent, id),
          docs: loadedDocs(allContent, id),
        })),
        baseUrl,
      );
      const names: SectionNames = sections.map(({ name, area, label }) => ({ name, area, label }));
      await actions.createData('sections.json', names);
    },
    postBuild: (props) => publish(props, options, sections),
  };
}
