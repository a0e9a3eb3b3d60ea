/**
 * Docusaurus plugin. After the build of a locale, writes beside its pages what programs read: a Markdown twin of each page
 * that names one in its head, `llms.txt` and `llms-full.txt`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { docsInstances, loadedDocs, loadedSidebar } from '../content';
import { builtTwins, writeTwins } from './built-twins';
import { llmsFullText, LLMS_FILE, LLMS_FULL_FILE, llmsText, type TwinSection } from './llms/llms';
import { sectionsOf } from './llms/sections';
import { SIDEBAR_NAMES } from './names';
import type { Twin } from './twins/twin';

export interface PublishOptions {
  /** Interface texts of the configuration, by id. */
  readonly text: (id: string) => string;
}

/** A section with the routes of its pages, before the pages are built. */
interface PlannedSection {
  readonly name: string;
  readonly routes: readonly string[];
}

/** The planned sections with the twins of their pages, and the twins of no section. */
function arrange(sections: readonly PlannedSection[], twins: readonly Twin[]): { sections: TwinSection[]; others: Twin[] } {
  const byRoute = new Map(twins.map((twin) => [twin.route, twin]));
  const arranged = sections.map(({ name, routes }) => ({ name, twins: routes.flatMap((route) => byRoute.get(route) ?? []) }));
  const placed = new Set(arranged.flatMap((section) => section.twins));
  return { sections: arranged, others: twins.filter((twin) => !placed.has(twin)) };
}

/** The `llms.txt` of the other languages, each by its language's own name. */
const otherLanguages = ({ siteConfig, i18n: { currentLocale, localeConfigs } }: Props): { url: string; title: string }[] =>
  Object.entries(localeConfigs)
    .filter(([locale]) => locale !== currentLocale)
    .map(([, { label, baseUrl }]) => ({ url: siteConfig.url + baseUrl + LLMS_FILE, title: label }));

async function publish(props: Props, planned: readonly PlannedSection[], { text }: PublishOptions): Promise<void> {
  const { outDir, baseUrl, siteConfig } = props;
  const words = { diagram: text('publish.diagram'), source: text('publish.source') };
  const { url: siteUrl, title, tagline } = siteConfig;
  const twins = await builtTwins(props, { siteUrl, words });
  const { sections, others } = arrange(planned, twins);
  const write = (file: string, content: string): Promise<void> => writeFile(path.join(outDir, file), content);
  await writeTwins(twins, props);
  const extras = { siteUrl, fullLabel: text('publish.full'), fullUrl: siteUrl + baseUrl + LLMS_FULL_FILE };
  await write(LLMS_FILE, llmsText({ title, tagline }, sections, { ...extras, others, languages: otherLanguages(props) }));
  await write(LLMS_FULL_FILE, llmsFullText({ title, tagline }, [...sections.flatMap((section) => section.twins), ...others]));
}

export default function publishPlugin(_context: LoadContext, options: PublishOptions): Plugin {
  let planned: readonly PlannedSection[] = [];
  return {
    name: 'publish',
    allContentLoaded({ allContent }) {
      planned = docsInstances.flatMap(({ id }) => {
        const routes = new Map(loadedDocs(allContent, id).map((page) => [page.id, page.permalink]));
        return sectionsOf(options.text(SIDEBAR_NAMES[id]), loadedSidebar(allContent, id)).map(({ name, ids }) => ({
          name,
          routes: ids.flatMap((page) => routes.get(page) ?? []),
        }));
      });
      return Promise.resolve();
    },
    postBuild: (props) => publish(props, planned, options),
  };
}
