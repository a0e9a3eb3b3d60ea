/** From the front matter of the integration pages to the catalogue. Runs in node. */
import { CATEGORIES, LABELS, type Category, type Guide, type Label } from './taxonomy';

/** What is needed of a loaded page. */
export interface GuideSource {
  id: string;
  title: string;
  description: string;
  permalink: string;
  /** Path of the file, for errors. */
  source: string;
  frontMatter: Record<string, unknown>;
}

export const FOLDER = 'integrations';
const INDEX = `${FOLDER}/index`;

export const isGuide = (id: string): boolean => id.startsWith(`${FOLDER}/`) && id !== INDEX;

const oneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/** @throws Error naming the file and what the front matter should hold */
export function categoryOf({ frontMatter, source }: Pick<GuideSource, 'frontMatter' | 'source'>): Category {
  const { category } = frontMatter;
  if (oneOf(CATEGORIES, category)) return category;
  throw new Error(`${source}: front matter "category": expected one of ${CATEGORIES.join(', ')}; found ${JSON.stringify(category)}`);
}

function labelsOf({ frontMatter, source }: GuideSource): Label[] {
  const labels: unknown = frontMatter.labels ?? [];
  if (Array.isArray(labels)) {
    const known = labels.filter((label): label is Label => oneOf(LABELS, label));
    if (known.length === labels.length) return LABELS.filter((label) => known.includes(label));
  }
  throw new Error(`${source}: front matter "labels": expected a list of ${LABELS.join(', ')}; found ${JSON.stringify(labels)}`);
}

/** All guides, by title. */
export function guides(pages: readonly GuideSource[]): Guide[] {
  return pages
    .filter(({ id }) => isGuide(id))
    .map((page) => ({
      title: page.title,
      description: page.description,
      route: page.permalink,
      category: categoryOf(page),
      labels: labelsOf(page),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }));
}
