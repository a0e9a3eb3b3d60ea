/** Reads and validates the catalog fields in the front matter of an integration guide. Runs only in Node.js. */
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import { DiagnosticError } from '../lib/diagnostic';
import { CATEGORIES, HOWS, LABELS } from './taxonomy';

/** The page fields that this module needs. */
export type Matter = Pick<DocMetadata, 'frontMatter' | 'source'>;

const found = (input: unknown): string => `; found ${JSON.stringify(input)}`;
const expected =
  (what: string) =>
  ({ input }: { input?: unknown }): string =>
    `expected ${what}${found(input)}`;

const VERSIONS = 'a list of programs with the versions that the guide was written for, such as [restic 0.19]';
const SERVER = 'the server that the guide ran on, such as Ceph 20.2, if how is run, and no server otherwise';

const labels = z.array(z.enum(LABELS), { error: expected(`a list of ${LABELS.join(', ')}`) });
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

const guide = z.object({
  category: z.enum(CATEGORIES, { error: expected(`one of ${CATEGORIES.join(', ')}`) }),
  labels: labels.default([]).transform((own) => LABELS.filter((label) => own.includes(label))),
  /** Alternative names that readers may use for the program. */
  aliases: z.array(z.string(), { error: expected('a list of other names of the program') }).default([]),
  check,
});

export type GuideMatter = z.infer<typeof guide>;

/**
 * Returns a guide's category, labels, aliases, and check. The labels are in the order of the taxonomy.
 * @throws DiagnosticError that names the file and what the front matter should contain
 */
export function matterOf({ frontMatter, source }: Matter): GuideMatter {
  const { data, error } = guide.safeParse(frontMatter);
  if (data) return data;
  const field = (path: readonly PropertyKey[]): string => path.filter((part) => typeof part === 'string').join('.');
  const problems = error.issues.map(({ path, message }) => `front matter "${field(path)}": ${message}`);
  throw new DiagnosticError(problems.map((message) => ({ file: source, message })));
}
