/**
 * The site's text in a form that any generator can read: Markdown without MDX, one file per route, and the sidebars. It uses the Markdown
 * that the build writes for each page, so the peers are built from what our readers see.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { pageVariables, loadBrand } from '../../src/brand/plugin';
import { sidebarItemsGenerator } from '../../src/catalogue/plugin';
import { readPages, type Page } from '../../src/content';
import { localeFolder } from '../../src/site/locales';
import { sidebars as ownSidebars } from '../../sidebars';

export interface Text {
  readonly locale: string;
  /** Route without the locale and without leading and trailing slashes; empty for the home page. */
  readonly route: string;
  readonly title: string;
  /** Shorter title for the sidebar. */
  readonly label: string;
  readonly description: string;
  /** Markdown below the title. */
  readonly body: string;
}

/** A route, or a group of items. */
type SidebarItem = string | { readonly label: string; readonly collapsed: boolean; readonly items: readonly SidebarItem[] };

export interface Source {
  readonly texts: readonly Text[];
  /** Sidebars by docs instance. */
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

const slashless = (route: string): string => route.replace(/^\/|\/$/g, '');

/**
 * The title of a page's Markdown version, and the text after its head (description and source), with the site's links as routes.
 * @param siteUrl origin of absolute links to the site
 */
export function parseMarkdown(markdown: string, siteUrl: string): { title: string; body: string } {
  const [head = '', title = ''] = /^# (.+)\n(?:\n> .+\n)?(?:\nSource: <.+>\n)?/m.exec(markdown) ?? [];
  return { title, body: markdown.replace(head, '').replaceAll(`](${siteUrl}/`, '](/').trim() };
}

const MARKS: Readonly<Record<string, string>> = { h1: '# ', h2: '## ', h3: '### ', li: '- ' };

/** The home page, which has no Markdown version, as Markdown: its texts and links in order, without the illustration. */
export function homeMarkdown(html: string): string {
  const $ = load(html);
  $('main figure').remove();
  const blocks = $('main').find('h1, h2, h3, p, li, dt, dd:not(:has(li)), div > a');
  return blocks
    .toArray()
    .map((element) => {
      const parts = $(element).find('span').toArray();
      const text = parts.length > 0 ? parts.map((part) => $(part).text()).join(': ') : $(element).text();
      const target = $(element).attr('href') ?? $(element).find('a').attr('href');
      return (MARKS[element.name] ?? '') + (target === undefined ? text : `[${text}](${target})`);
    })
    .join('\n\n')
    .replace(/^(- .*)\n\n(?=- )/gm, '$1\n');
}

/** Items of one of the framework's sidebars as routes. Generated items are created by the site's own generator. */
async function routesOf(items: readonly unknown[], pages: readonly Page[]): Promise<SidebarItem[]> {
  const docs = pages.map(({ id, title, file, route, frontMatter }) => ({
    id,
    title,
    description: '',
    permalink: route,
    source: file,
    frontMatter,
  }));
  const one = async (item: unknown): Promise<SidebarItem[]> => {
    if (typeof item === 'string') return [slashless(pages.find(({ id }) => id === item)?.route ?? item)];
    const entry = item as { type: string; id: string; label: string; collapsed?: boolean; items: unknown[]; dirName: string };
    if (entry.type === 'doc') return one(entry.id);
    if (entry.type === 'category') {
      return [{ label: entry.label, collapsed: entry.collapsed ?? false, items: await routesOf(entry.items, pages) }];
    }
    const generated = { item: entry, docs } as unknown as Parameters<NonNullable<typeof sidebarItemsGenerator>>[0];
    return routesOf(await sidebarItemsGenerator(generated), pages);
  };
  return (await Promise.all(items.map(one))).flat();
}

/**
 * @param siteDir project folder
 * @param build its built site
 * @param markdown folder with a Markdown file for each page, if it isn't the built site
 * @throws if a page has no such file
 */
export async function readSource(siteDir: string, build: string, markdown = build): Promise<Source> {
  const { brand } = loadBrand(siteDir);
  const variables = pageVariables(brand);
  const below = (folder: string, locale: string): string => path.join(folder, localeFolder(locale, brand.languages));
  const pageOf = (locale: string, route: string): { title: string; body: string } => {
    const names = [`${route}.md`, `${route}/index.md`].map((name) => path.join(below(markdown, locale), name));
    const file = names.find((name) => existsSync(name));
    if (file !== undefined) return parseMarkdown(readFileSync(file, 'utf8'), brand.siteUrl);
    throw new Error(
      `${names[0]}: there is no such Markdown version of /${route}. Build the site (npm run build), or specify its folder with --markdown.`,
    );
  };
  const home = (locale: string): Text => {
    const markdown = homeMarkdown(readFileSync(path.join(below(build, locale), 'index.html'), 'utf8'));
    return { locale, route: '', description: '', label: brand.product, ...parseMarkdown(markdown, brand.siteUrl) };
  };
  const textOf = ({ locale, route, title, frontMatter }: Page): Text => {
    const label = typeof frontMatter.sidebar_label === 'string' ? frontMatter.sidebar_label : title;
    return { locale, route: slashless(route), label, description: String(frontMatter.description), ...pageOf(locale, slashless(route)) };
  };
  const pages = brand.languages.flatMap((locale) => readPages({ siteDir, locale, variables }));
  const [first] = brand.languages;
  const ofFirst = pages.filter(({ locale }) => locale === first);
  const sidebars = Object.entries(ownSidebars).map(async ([instance, { [instance]: items }]) => {
    const own = ofFirst.filter((page) => page.instance.id === instance);
    return [instance, await routesOf(items as unknown[], own)] as const;
  });
  return { texts: [...brand.languages.map(home), ...pages.map(textOf)], sidebars: Object.fromEntries(await Promise.all(sidebars)) };
}
