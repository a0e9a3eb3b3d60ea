/**
 * Docusaurus plugin that publishes the site for programs, offline reading and paper. After a language is built, it writes a Markdown
 * version of each page that links to one in its head, `llms.txt` and `llms-full.txt`, the archive, each section as one document, and the
 * service worker with its list of files.
 */
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { docsInstances, loadedDocs, loadedSidebar } from '../content';
import type { PublishedPage } from '../delivery/plugin';
import { sectionsOf as llmsSectionsOf } from './llms/sections';
import { writeLlms, type PlannedSection } from './llms/write';
import { SIDEBAR_NAMES } from './names';
import { readAssets } from './offline/archive/archive';
import { writeArchive } from './offline/archive/write';
import { writeKept } from './offline/kept/write';
import { languageOf, type PublishOptions } from './language';
import { scriptsOnDemand } from './offline/on-demand';
import { sectionsOf, type Section } from './print/sections';
import { writeDocuments } from './print/write';
import { TakenPages } from './take-apart';
import { writeMarkdownPages } from './markdown-pages/write';

export { default as noticesPlugin } from './notices-plugin';

/** Section data for the page about offline reading. */
export type SectionNames = readonly Pick<Section, 'name' | 'area' | 'label'>[];

/** Sidebar structure, which is known before the pages are built. */
interface Plan {
  /** Sections that are published as documents. */
  readonly sections: readonly Section[];
  /** Sections of `llms.txt`. */
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

/** Everything published in addition to a language's pages. It's collected as the pages are written, and written after the last one. */
export class Publication {
  private plan: Plan = { sections: [], llms: [] };
  private taken: TakenPages | undefined;

  constructor(private readonly options: PublishOptions) {}

  /** @returns the sections that are published as documents */
  read(allContent: Parameters<typeof loadedDocs>[0], baseUrl: string): readonly Section[] {
    this.plan = planOf(allContent, baseUrl, this.options.text);
    return this.plan.sections;
  }

  /** Adds a page when it's published. Its tree is changed. */
  readonly add = (page: PublishedPage, props: Props): void => {
    const { text } = this.options;
    this.taken ??= new TakenPages(props, this.plan.sections, {
      search: { found: text('archive.found'), none: text('archive.none'), introduction: text('archive.introduction') },
      markdown: { diagram: text('publish.diagram'), source: text('publish.source') },
    });
    this.taken.add(page);
  };

  async write(props: Props): Promise<void> {
    const { taken } = this;
    if (!taken) throw new Error('publish: received no pages; list this plugin after the one that delivers pages');
    taken.check();
    const { sections, llms } = this.plan;
    const language = languageOf(props, this.options);
    await writeMarkdownPages(language, taken.markdownPages);
    await writeLlms(language, llms, taken.markdownPages);
    await writeDocuments(language, sections, taken.printed);
    const onDemand = scriptsOnDemand(props.outDir, props.baseUrl);
    const { files, served } = await readAssets([...taken.assets, ...onDemand], props.outDir, taken.site);
    const size = await writeArchive(language, new Map([...taken.archived, ...files]));
    await writeKept(language, taken.pages, served, size);
  }
}

export default function publishPlugin({ baseUrl }: LoadContext, { publication }: { readonly publication: Publication }): Plugin {
  return {
    name: 'publish',
    async allContentLoaded({ allContent, actions }) {
      const sections = publication.read(allContent, baseUrl);
      const names: SectionNames = sections.map(({ name, area, label }) => ({ name, area, label }));
      await actions.createData('sections.json', names);
    },
    postBuild: (props) => publication.write(props),
  };
}
