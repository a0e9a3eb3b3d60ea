/** Creates the catalog from the front matter of the integration pages, which it validates. Runs only in Node.js. */
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import { DiagnosticError } from '../lib/diagnostic';
import type { Features } from '../site/features';
import { CATEGORIES, HOWS, isOld, LABELS, type Guide } from './taxonomy';

const found = (input: unknown): string => `; found ${JSON.stringify(input)}`;
const expected =
  (what: string) =>
  ({ input }: { input?: unknown }): string =>
    `expected ${what}${found(input)}`;

const VERSIONS = 'a list of programs with the versions that the guide was written for, such as [restic 0.19]';
const SERVER = 'the server that the guide ran on, such as Ceph 20.2, if how is run, and no server otherwise';

const labels = z.array(z.enum(LABELS, { error: expected(`some of ${LABELS.join(', ')}`) }), {
  error: expected(`a list of ${LABELS.join(', ')}`),
});
const check = z
  .strictObject(
    {
      how: z.enum(HOWS, { error: expected(`one of ${HOWS.join(', ')}`) }),
      versions: z.array(z.string(), { error: expected(VERSIONS) }).nonempty({ error: expected(VERSIONS) }),
      // Some YAML parsers convert dates to `Date` objects, and others keep them as text.
      date: z.preprocess(
        (input) => (input instanceof Date ? input.toISOString().slice(0, 10) : input),
        z.iso.date({ error: expected('a day such as 2026-11-22') }),
      ),
      server: z.string({ error: expected(SERVER) }).optional(),
    },
    { error: expected('how, versions, date, and (only with how: run) server') },
  )
  .refine(({ how, server }) => (how === 'run') === (server !== undefined), { error: expected(SERVER), path: ['server'] });

/** Front matter fields of integration pages, which the catalog shows. */
export const guideFields = z.object({
  category: z.enum(CATEGORIES, { error: expected(`one of ${CATEGORIES.join(', ')}`) }),
  labels: labels.default([]).transform((own) => LABELS.filter((label) => own.includes(label))),
  /** Alternative names that readers may use for the program. */
  aliases: z.array(z.string(), { error: expected('a list of other names of the program') }).default([]),
  check,
});

/**
 * Validates a guide's front matter.
 * @param lineOf line of a field, if it's known
 * @throws DiagnosticError that names the file and what the front matter should contain
 */
export function matterOf(
  { frontMatter, source: file }: Pick<GuideSource, 'frontMatter' | 'source'>,
  lineOf: (field: string) => number | undefined = () => undefined,
): z.infer<typeof guideFields> {
  const { data, error } = guideFields.safeParse(frontMatter);
  if (data) return data;
  const field = (path: readonly PropertyKey[]): string => path.filter((part) => typeof part === 'string').join('.');
  const problems = error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(String(path[0])),
    message: `front matter "${field(path)}": ${message}`,
  }));
  throw new DiagnosticError(problems);
}

export type GuideSource = Pick<DocMetadata, 'id' | 'title' | 'description' | 'permalink' | 'source' | 'frontMatter'>;

export const FOLDER = 'integrations';

/** Pages in the folder that aren't about a single program. */
const NO_GUIDES: readonly string[] = [`${FOLDER}/index`, `${FOLDER}/any-program`];

export const isGuide = ({ id }: Pick<GuideSource, 'id'>): boolean => id.startsWith(`${FOLDER}/`) && !NO_GUIDES.includes(id);

export const byTitle = (a: Pick<GuideSource, 'title'>, b: Pick<GuideSource, 'title'>): number =>
  a.title.localeCompare(b.title, 'en', { sensitivity: 'base' });

/** Returns the date of the latest page change. Git's timestamps replace the clock, so that builds of the same commit are identical. */
export function newestChange(pages: readonly Pick<DocMetadata, 'lastUpdatedAt'>[]): string {
  const times = pages.flatMap(({ lastUpdatedAt }) => lastUpdatedAt ?? []);
  return new Date(Math.max(0, ...times)).toISOString().slice(0, 10);
}

/** Returns all guides by title, without labels for what the service lacks. @param newest date of the latest change to the site */
export function guides(pages: readonly GuideSource[], newest: string, features: Features): Guide[] {
  return pages
    .filter(isGuide)
    .map((page): Guide => {
      const matter = matterOf(page);
      const labels = matter.labels.filter((label) => label !== 'immutability' || features.has('objectLock'));
      const { title, description, permalink: route } = page;
      return { title, description, route, ...matter, labels, isOld: isOld(matter.check.date, newest) };
    })
    .sort(byTitle);
}
