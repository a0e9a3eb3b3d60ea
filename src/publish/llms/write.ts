import type { Props } from '@docusaurus/types';
import { write, type Language } from '../language';
import type { MarkdownPage } from '../markdown-pages/markdown-page';
import { llmsFullText, LLMS_FILE, LLMS_FULL_FILE, llmsText, type MarkdownSection } from './llms';

/** A section with its page routes, before the pages are built. */
export interface PlannedSection {
  readonly name: string;
  readonly routes: readonly string[];
}

/** Assigns Markdown versions to the planned sections, and returns those that aren't in any section. */
function arrange(planned: readonly PlannedSection[], pages: readonly MarkdownPage[]) {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const pagesOf = (routes: readonly string[]): MarkdownPage[] => routes.flatMap((route) => byRoute.get(route) ?? []);
  const sections = planned.map(({ name, routes }): MarkdownSection => ({ name, pages: pagesOf(routes) }));
  const placed = sections.flatMap((section) => section.pages);
  return { sections, placed, others: pages.filter((page) => !placed.includes(page)) };
}

/** The `llms.txt` files of the other languages, each labeled with the language's own name. */
const otherLanguages = ({ siteConfig, i18n: { currentLocale, localeConfigs } }: Props): { url: string; title: string }[] =>
  Object.entries(localeConfigs)
    .filter(([locale]) => locale !== currentLocale)
    .map(([, { label, baseUrl }]) => ({ url: siteConfig.url + baseUrl + LLMS_FILE, title: label }));

/** Writes `llms.txt` and `llms-full.txt` for a language. */
export async function writeLlms(language: Language, planned: readonly PlannedSection[], pages: readonly MarkdownPage[]): Promise<void> {
  const { props, text } = language;
  const { url: siteUrl, title, tagline } = props.siteConfig;
  const { sections, placed, others } = arrange(planned, pages);
  const extras = { siteUrl, fullLabel: text('publish.full'), fullUrl: siteUrl + props.baseUrl + LLMS_FULL_FILE };
  await write(language, LLMS_FILE, llmsText({ title, tagline }, sections, { ...extras, others, languages: otherLanguages(props) }));
  await write(language, LLMS_FULL_FILE, llmsFullText({ title, tagline }, [...placed, ...others]));
}
