/** Writes `llms.txt` in the format of https://llmstxt.org, and `llms-full.txt` with the text of all pages. */
import type { ListItem, RootContent } from 'mdast';
import type { SidebarItem } from '../../content';
import { write, type Language } from '../language';
import { head, link, markdownOf } from './markdown';
import type { MarkdownPage } from './markdown-page';

const LLMS_FILE = 'llms.txt';
const LLMS_FULL_FILE = 'llms-full.txt';
/** Format keyword, the same in every language, for sections that can be skipped if a shorter context is needed. */
const OPTIONAL = 'Optional';

/** A heading, and the IDs of the pages below it. */
interface Section {
  readonly name: string;
  readonly ids: readonly string[];
}

/**
 * Converts a sidebar to sections, in the same order: one for each category that contains pages.
 *
 * @param name sidebar name, which precedes its category names: `Storage service / Guides`
 */
export function sectionsOf(name: string, items: readonly SidebarItem[]): Section[] {
  const ids = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
  const below = items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const own: SidebarItem[] = item.link?.type === 'doc' ? [{ type: 'doc', id: item.link.id }] : [];
    return sectionsOf(`${name} / ${item.label}`, [...own, ...item.items]);
  });
  return [...(ids.length === 0 ? [] : [{ name, ids }]), ...below];
}

/** Content for the beginning of both files. */
interface SiteSummary {
  readonly title: string;
  readonly tagline: string;
}

/** A list entry with a link to a file. */
interface Entry {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
}

/** The content of `llms.txt` besides the sections. */
interface IndexExtras {
  /** Published site's origin. */
  readonly siteUrl: string;
  /** Text before the URL of `llms-full.txt`. */
  readonly fullLabel: string;
  readonly fullUrl: string;
  /** Pages that aren't in a section. */
  readonly others: readonly MarkdownPage[];
  /** Links to the same file in other languages. */
  readonly languages: readonly Entry[];
}

const heading = (depth: 1 | 2, value: string): RootContent => ({ type: 'heading', depth, children: [{ type: 'text', value }] });
const summary = ({ title, tagline }: SiteSummary): RootContent[] => head(heading(1, title), tagline);

function item({ url, title, description = '' }: Entry): ListItem {
  const rest = description === '' ? [] : [{ type: 'text' as const, value: `: ${description}` }];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link(url, title), ...rest] }] };
}

const list = (name: string, entries: readonly Entry[]): RootContent[] =>
  entries.length === 0 ? [] : [heading(2, name), { type: 'list', spread: false, children: entries.map(item) }];

/** @returns text of `llms.txt`: all Markdown versions with their titles and descriptions */
export function llmsText(
  site: SiteSummary,
  sections: readonly { readonly name: string; readonly pages: readonly MarkdownPage[] }[],
  { siteUrl, fullLabel, fullUrl, others, languages }: IndexExtras,
): string {
  const entry = ({ address, title, description }: MarkdownPage): Entry => ({ url: siteUrl + address, title, description });
  return markdownOf([
    ...summary(site),
    { type: 'paragraph', children: [{ type: 'text', value: `${fullLabel}: ` }, link(fullUrl)] },
    ...sections.flatMap(({ name, pages }) => list(name, pages.map(entry))),
    ...list(OPTIONAL, [...others.map(entry), ...languages]),
  ]);
}

/** @returns text of `llms-full.txt`: all Markdown versions in sequence, each with its URL below its title */
export function llmsFullText(site: SiteSummary, pages: readonly MarkdownPage[]): string {
  return [markdownOf(summary(site)), ...pages.map(({ markdown }) => markdown)].join('\n---\n\n');
}

/** @param planned sections with the routes of their pages */
export async function writeLlms(
  language: Language,
  planned: readonly { readonly name: string; readonly routes: readonly string[] }[],
  pages: readonly MarkdownPage[],
): Promise<void> {
  const { props, text, locale } = language;
  const { url: siteUrl, ...site } = props.siteConfig;
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const sections = planned.map(({ name, routes }) => ({ name, pages: routes.flatMap((route) => byRoute.get(route) ?? []) }));
  const placed = sections.flatMap((section) => section.pages);
  const others = pages.filter((page) => !placed.includes(page));
  const languages = Object.entries(props.i18n.localeConfigs)
    .filter(([other]) => other !== locale)
    .map(([, { label, baseUrl }]) => ({ url: siteUrl + baseUrl + LLMS_FILE, title: label }));
  const extras = { siteUrl, fullLabel: text('publish.full'), fullUrl: siteUrl + props.baseUrl + LLMS_FULL_FILE, others, languages };
  await write(language, LLMS_FILE, llmsText(site, sections, extras));
  await write(language, LLMS_FULL_FILE, llmsFullText(site, [...placed, ...others]));
}
