/** Reads a file of queries with known answers; README.md of search has the format. */
import { readFileSync } from 'node:fs';

import * as z from 'zod';

import { UsageError } from '../../lib/usage-error';

const url = z.string().startsWith('/', 'expected a path from the root, such as "/guides/object-lock#limits"');

const schema = z
  .array(
    z.object({
      kind: z.string().min(1, 'expected a name for this kind of query, such as "typo"'),
      query: z.string().min(1, 'expected the words that a reader types'),
      expect: z.array(url),
      page: z.array(url).optional(),
    }),
  )
  .min(1, 'expected at least one query');

/**
 * A query with known answers. `expect` holds the urls of the sections that answer it, none for nonsense, which must
 * find nothing; `page` those of pages that are right as pages, besides the pages of `expect`.
 */
export type RelevanceQuery = z.infer<typeof schema>[number];

function problemLine(path: string, { path: field, message }: z.core.$ZodIssue): string {
  return `${path}: ${z.core.toDotPath(field) || 'the file'}: ${message}`;
}

/** Reads and checks a file. @throws {UsageError} naming the file and each field that is wrong */
export function readQueries(path: string): RelevanceQuery[] {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path}: expected a JSON file with a list of queries. ${String(error)}`);
  }
  const { success, data: queries, error } = schema.safeParse(data);
  if (!success) throw new UsageError(error.issues.map((issue) => problemLine(path, issue)).join('\n'));
  return queries;
}
