import type { Props } from '@docusaurus/types';
import { write, type Language } from '../language';
import type { MarkdownPage } from '../markdown-pages/markdown-page';
import { llmsFullText, LLMS_FILE, LLMS_FULL_FILE, llmsText, type MarkdownSection } from './llms';

/** A section with the routes of its pages, before the pages are built. */
export interface PlannedSection {
  readonly name: string;
  readonly routes: readonly string[];
}

/** The planned sections with the Markdown versions of their pages, and the Markdown versions of no section. */
function arrange(
  sections: readonly PlannedSection[],
  pages: readonly MarkdownPage[],
): { sections: MarkdownSection[]; others: MarkdownPage[] } {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const arranged = sections.map(({ name, routes }) => ({ name, pages: routes.flatMap((route) => byRoute.get(route) ?? []) }));
  const placed = new Set(arranged.flatMap((section) => section.pages));
  return { sections: arranged, others: pages.filter((page) => !placed.has(page)) };
}

/** The `llms.txt` of the other languages, each by its language's own name. */
const otherLanguages = ({ siteConfig, i18n: { currentLocale, localeConfigs } }: Props): { url: string; title: string }[] =>
  Object.entries(localeConfigs)
    .filter(([locale]) => locale !== currentLocale)
    .map(([, { label, baseUrl }]) => ({ url: siteConfig.url + baseUrl + LLMS_FILE, title: label }));

/** Writes `llms.txt` and `llms-full.txt` of a language. */
export async function writeLlms(language: Language, planned: readonly PlannedSection[], pages: readonly MarkdownPage[]): Promise<void> {
  const { props, text } = language;
  const { url: siteUrl, title, tagline } = props.siteConfig;
  const { sections, others } = arrange(planned, pages);
  const extras = { siteUrl, fullLabel: text('publish.full'), fullUrl: siteUrl + props.baseUrl + LLMS_FULL_FILE };
  await write(language, LLMS_FILE, llmsText({ title, tagline }, sections, { ...extras, others, languages: otherLanguages(props) }));
  const all = [...sections.flatMap((section) => section.pages), ...others];
  await write(language, LLMS_FULL_FILE, llmsFullText({ title, tagline }, all));
}
