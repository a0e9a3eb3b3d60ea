/** From the front matter of the integration pages to the catalogue. Runs in node. */
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import { DiagnosticError } from '../lib/diagnostic';
import { CATEGORIES, LABELS, type Guide } from './taxonomy';

/** What is needed of a loaded page. */
export type GuideSource = Pick<DocMetadata, 'id' | 'title' | 'description' | 'permalink' | 'source' | 'frontMatter'>;

export const FOLDER = 'integrations';

/** Pages of the folder that are about no program of their own. */
const NO_GUIDES: readonly string[] = [`${FOLDER}/index`, `${FOLDER}/any-program`];

export const isGuide = ({ id }: Pick<GuideSource, 'id'>): boolean => id.startsWith(`${FOLDER}/`) && !NO_GUIDES.includes(id);

export const byTitle = (a: Pick<GuideSource, 'title'>, b: Pick<GuideSource, 'title'>): number =>
  a.title.localeCompare(b.title, 'en', { sensitivity: 'base' });

const found = (input: unknown): string => `; found ${JSON.stringify(input)}`;
const labels = z.array(z.enum(LABELS), { error: ({ input }) => `expected a list of ${LABELS.join(', ')}${found(input)}` });
const classes = z.object({
  category: z.enum(CATEGORIES, { error: ({ input }) => `expected one of ${CATEGORIES.join(', ')}${found(input)}` }),
  labels: labels.default([]).transform((own) => LABELS.filter((label) => own.includes(label))),
});

/**
 * Category and labels of a guide, labels in the order of the taxonomy.
 * @throws DiagnosticError naming the file and what the front matter should hold
 */
export function classesOf({ frontMatter, source }: Pick<GuideSource, 'frontMatter' | 'source'>): z.infer<typeof classes> {
  const { data, error } = classes.safeParse(frontMatter);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `front matter "${String(path[0])}": ${message}`);
  throw new DiagnosticError(problems.map((message) => ({ file: source, message })));
}

/** All guides, by title. */
export function guides(pages: readonly GuideSource[]): Guide[] {
  return pages
    .filter(isGuide)
    .map((page) => ({ title: page.title, description: page.description, route: page.permalink, ...classesOf(page) }))
    .sort(byTitle);
}
