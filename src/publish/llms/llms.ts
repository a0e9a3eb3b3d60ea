/** Generates `llms.txt` in the format of https://llmstxt.org, and `llms-full.txt` with the text of all pages. */
import type { ListItem, RootContent } from 'mdast';
import { head, link, markdownOf } from '../markdown';
import type { MarkdownPage } from '../markdown-pages/markdown-page';

export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';
/** Format keyword, the same in every language, for sections that can be skipped if a shorter context is needed. */
const OPTIONAL = 'Optional';

/** Content for the beginning of both files. */
export interface SiteSummary {
  readonly title: string;
  readonly tagline: string;
}

export interface MarkdownSection {
  readonly name: string;
  readonly pages: readonly MarkdownPage[];
}

/** A list entry with a link to a file. */
interface Entry {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
}

/** The content of `llms.txt` besides the sections. */
export interface IndexExtras {
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

const section = (name: string, entries: readonly Entry[]): RootContent[] =>
  entries.length === 0 ? [] : [heading(2, name), { type: 'list', spread: false, children: entries.map(item) }];

/** @returns text of `llms.txt`: all Markdown versions with their titles and descriptions */
export function llmsText(
  site: SiteSummary,
  sections: readonly MarkdownSection[],
  { siteUrl, fullLabel, fullUrl, others, languages }: IndexExtras,
): string {
  const entry = ({ address, title, description }: MarkdownPage): Entry => ({ url: siteUrl + address, title, description });
  return markdownOf([
    ...summary(site),
    { type: 'paragraph', children: [{ type: 'text', value: `${fullLabel}: ` }, link(fullUrl)] },
    ...sections.flatMap(({ name, pages }) => section(name, pages.map(entry))),
    ...section(OPTIONAL, [...others.map(entry), ...languages]),
  ]);
}

/** @returns text of `llms-full.txt`: all Markdown versions in sequence, each with its URL below its title */
export function llmsFullText(site: SiteSummary, pages: readonly MarkdownPage[]): string {
  return [markdownOf(summary(site)), ...pages.map(({ markdown }) => markdown)].join('\n---\n\n');
}
