/** Suggestions that the dialog shows before the reader types, based on the site's pages in the language of the build. Node only. */
import type { AllContent } from '@docusaurus/types';
import { docsInstances, loadedDocs, loadedSidebar, readPage, type Page, type SidebarItem } from '../content';
import { popularTasks, type Task } from '../site/popular-tasks';

export interface StartLink {
  readonly title: string;
  readonly url: string;
}

export interface StartScreen {
  readonly tasks: readonly StartLink[];
  /** Sidebar categories with their direct pages and links. The links lead to the tools. */
  readonly sections: readonly { readonly label: string; readonly pages: readonly StartLink[] }[];
}

interface Site {
  readonly allContent: AllContent;
  readonly siteDir: string;
  readonly locale: string;
  /** Root of the language's site. */
  readonly baseUrl: string;
}

/** Topics to suggest if a search finds nothing, each with its page. */
const TOPICS = {
  quickstart: { instance: 'home', id: 'getting-started/quickstart' },
  objectLock: { instance: 'home', id: 'guides/object-lock' },
  lifecycle: { instance: 'home', id: 'guides/lifecycle-configuration' },
  swarm: { instance: 'composer', id: 'swarms/what-is-a-swarm' },
} as const;

export type Topic = keyof typeof TOPICS;

type AbsentPage = Pick<Page, 'instance' | 'id'>;

const isIn = (absent: readonly AbsentPage[], place: { readonly instance: string; readonly id: string }): boolean =>
  absent.some(({ instance, id }) => instance.id === place.instance && id === place.id);

/** Returns the topics of the pages that the site has. Other pages may mention the rest, but the site doesn't offer them. */
export const topicsWithout = (absent: readonly AbsentPage[] = []): Topic[] =>
  (Object.keys(TOPICS) as Topic[]).filter((topic) => !isIn(absent, TOPICS[topic]));

/** Pages as they were last read, keyed by file. The development server needs them after each change, and parsing takes 100 ms. */
const lastRead = new Map<string, Page>();

function headingText({ instance, page, heading }: Task, { siteDir, locale }: Site): string | undefined {
  const read = readPage(instance, page, { siteDir, locale });
  if (read === undefined) return undefined;
  const known = lastRead.get(read.file);
  const current = known?.whole === read.whole ? known : read;
  lastRead.set(read.file, current);
  return current.headings.find(({ id }) => id === heading)?.text;
}

/** @throws Error that names the task if its page or heading doesn't exist */
export function taskLink(task: Task, site: Site): StartLink {
  const { instance, page, heading } = task;
  const doc = loadedDocs(site.allContent, instance).find(({ id }) => id === page);
  const title = heading === undefined ? doc?.title : headingText(task, site);
  if (!doc || title === undefined) {
    throw new Error(`src/site/popular-tasks.ts: there is no ${page}${heading ? `#${heading}` : ''} in ${instance}; correct or remove it`);
  }
  return { title, url: doc.permalink + (heading === undefined ? '' : `#${heading}`) };
}

function sectionsOf(items: readonly SidebarItem[], linkOf: (item: SidebarItem) => StartLink[]): StartScreen['sections'] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const pages = item.items.flatMap(linkOf);
    return [...(pages.length > 1 ? [{ label: item.label, pages }] : []), ...sectionsOf(item.items, linkOf)];
  });
}

/** Returns the popular tasks and all sections, of which the dialog shows the reader's own. @param absent pages to leave out */
export function startScreen(site: Site, absent: readonly AbsentPage[] = []): StartScreen {
  const sections = docsInstances.flatMap(({ id: instance }) => {
    const docs = new Map(loadedDocs(site.allContent, instance).map((doc) => [doc.id, doc]));
    const linkOf = (item: SidebarItem): StartLink[] => {
      if (item.type === 'link') return [{ title: item.label, url: site.baseUrl + item.href.replace(/^\//, '') }];
      const doc = item.type === 'doc' && docs.get(item.id);
      return doc ? [{ title: doc.frontMatter.sidebar_label ?? doc.title, url: doc.permalink }] : [];
    };
    return sectionsOf(loadedSidebar(site.allContent, instance), linkOf);
  });
  const tasks = popularTasks.filter(({ instance, page }) => !isIn(absent, { instance, id: page }));
  return { tasks: tasks.map((task) => taskLink(task, site)), sections };
}
