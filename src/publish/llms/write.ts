import type { Props } from '@docusaurus/types';
import { write, type Language } from '../language';
import type { Twin } from '../twins/twin';
import { llmsFullText, LLMS_FILE, LLMS_FULL_FILE, llmsText, type TwinSection } from './llms';

/** A section with the routes of its pages, before the pages are built. */
export interface PlannedSection {
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

/** Writes `llms.txt` and `llms-full.txt` of a language. */
export async function writeLlms(language: Language, planned: readonly PlannedSection[], twins: readonly Twin[]): Promise<void> {
  const { props, text } = language;
  const { url: siteUrl, title, tagline } = props.siteConfig;
  const { sections, others } = arrange(planned, twins);
  const extras = { siteUrl, fullLabel: text('publish.full'), fullUrl: siteUrl + props.baseUrl + LLMS_FULL_FILE };
  await write(language, LLMS_FILE, llmsText({ title, tagline }, sections, { ...extras, others, languages: otherLanguages(props) }));
  const all = [...sections.flatMap((section) => section.twins), ...others];
  await write(language, LLMS_FULL_FILE, llmsFullText({ title, tagline }, all));
}
