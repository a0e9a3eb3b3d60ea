/**
 * Docusaurus plugin: publishes what can be read without the site, by programs, offline and on paper. After the build of a
 * language it writes a Markdown twin of each page that names one in its head, `llms.txt` and `llms-full.txt`, the archive,
 * each section as one document, and the service worker with the list of what it keeps.
 */
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { docsInstances, loadedDocs, loadedSidebar } from '../content';
import { sectionsOf as llmsSectionsOf } from './llms/sections';
import { writeLlms, type PlannedSection } from './llms/write';
import { OFFLINE_ROUTE, SIDEBAR_NAMES } from './names';
import { archivePages, type Site } from './offline/archive/address';
import { readAssets } from './offline/archive/archive';
import { writeArchive } from './offline/archive/write';
import { writeKept } from './offline/kept/write';
import { languageOf, type PublishOptions } from './language';
import { scriptsOnDemand } from './offline/on-demand';
import { sectionsOf, type Section } from './print/sections';
import { writeDocuments } from './print/write';
import { readPages, type BuiltPage } from './read-pages';
import { takeApart } from './take-apart';
import { writeTwins } from './twins/write';

/** What the page on reading offline knows of the sections. */
export type SectionNames = readonly Pick<Section, 'name' | 'area' | 'label'>[];

/** What the sidebars say, known before the pages are built. */
interface Plan {
  /** Of the documents. */
  readonly sections: readonly Section[];
  /** Of `llms.txt`. */
  readonly llms: readonly PlannedSection[];
}

function planOf(allContent: Parameters<typeof loadedDocs>[0], baseUrl: string, text: (id: string) => string): Plan {
  const instances = docsInstances.map(({ id }) => ({
    area: text(SIDEBAR_NAMES[id]),
    sidebar: loadedSidebar(allContent, id),
    docs: loadedDocs(allContent, id),
  }));
  const llms = instances.flatMap(({ area, sidebar, docs }) => {
    const routes = new Map(docs.map((page) => [page.id, page.permalink]));
    return llmsSectionsOf(area, sidebar).map(({ name, ids }) => ({ name, routes: ids.flatMap((id) => routes.get(id) ?? []) }));
  });
  return { sections: sectionsOf(instances, baseUrl), llms };
}

function siteOf({ baseUrl, siteConfig, i18n }: Props, pages: readonly BuiltPage[]): Site {
  const archived = pages.filter(({ route }) => route !== baseUrl + OFFLINE_ROUTE);
  const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return { siteUrl: siteConfig.url, baseUrl, rootUrl, pages: archivePages(archived) };
}

async function publish(props: Props, options: PublishOptions, { sections, llms }: Plan): Promise<void> {
  const { baseUrl, outDir } = props;
  const { text } = options;
  const language = languageOf(props, options);
  const pages = await readPages(props);
  const site = siteOf(props, pages);
  const taken = takeApart(pages, sections, site, {
    search: { found: text('archive.found'), none: text('archive.none'), introduction: text('archive.introduction') },
    twins: { diagram: text('publish.diagram'), source: text('publish.source') },
  });
  await writeTwins(language, taken.twins);
  await writeLlms(language, llms, taken.twins);
  await writeDocuments(language, sections, taken.printed);
  const { files, served } = await readAssets([...taken.assets, ...scriptsOnDemand(outDir, baseUrl)], outDir, site);
  const size = await writeArchive(language, new Map([...taken.archived, ...files]));
  await writeKept(language, pages, served, size);
}

export default function publishPlugin({ baseUrl }: LoadContext, options: PublishOptions): Plugin {
  let plan: Plan = { sections: [], llms: [] };
  return {
    name: 'publish',
    async allContentLoaded({ allContent, actions }) {
      plan = planOf(allContent, baseUrl, options.text);
      const names: SectionNames = plan.sections.map(({ name, area, label }) => ({ name, area, label }));
      await actions.createData('sections.json', names);
    },
    postBuild: (props) => publish(props, options, plan),
  };
}
