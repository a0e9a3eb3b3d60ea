/** Real problems of readers with the sections that answer them, and how strict readers judged the answers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import * as z from 'zod';

const url = z.string().startsWith('/', 'expected a path from the root, such as "/guides/errors#rights"');
const text = z.string().min(1);
const verdict = z.strictObject({ on: z.iso.date(), as: z.enum(['solved', 'partly', 'unsolved']) });
const shared = {
  query: text.max(120),
  /** One sentence: why it happens. */
  cause: text,
  /** How the cause is known: the thread shows it, a program's source, it was measured on the test server, or it is likely. */
  known: z.enum(['thread', 'source', 'measured', 'likely']),
  /** Sections that answer it, each as good as the others. */
  expect: z.array(url).min(1),
  /** Reports of it: `owner/repository#number`, or a public address. */
  source: z.array(z.string().regex(/^(https:\/\/|[\w.-]+\/[\w.-]+#\d+$)/)).min(1),
  /** What a reader who had not seen the pages said of the answer that the search leads to, and when. */
  judged: verdict.optional(),
  /** The same before anything was written for it, of problems that were collected to see what the pages answer unprepared. */
  unprepared: verdict.optional(),
  /** Languages in which the search doesn't lead there yet. */
  missed: z.array(z.string()).optional(),
};
const problemList = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('words'), it: text.max(120), ...shared }),
    z.strictObject({ kind: z.literal('message'), ...shared }),
  ]),
);

/** A problem that somebody reported in public: in words, or as the literal message of a program, which has no translation. */
export type Problem = z.infer<typeof problemList>[number];

/** Reads the problems of all files of a folder. @throws Error naming the file and each field that is wrong */
export function readProblems(folder: string): Problem[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().flatMap((name) => {
    const { success, data, error } = problemList.safeParse(parse(readFileSync(path.join(folder, name), 'utf8')));
    if (!success) throw new Error(`${name}: ${z.prettifyError(error)}`);
    return data;
  });
}

/** How many problems there are, how many of them were judged, with which result, and when last. */
export interface Judgement {
  readonly problems: number;
  readonly judged: number;
  readonly solved: number;
  readonly partly: number;
  /** ISO date. */
  readonly date: string;
  /** How many were judged before anything was written for them, and how many of these were solved. */
  readonly unprepared: number;
  readonly unpreparedSolved: number;
}

/** Counts what readers said of the answers. */
export function judgementOf(problems: readonly Problem[]): Judgement {
  const verdicts = problems.flatMap(({ judged }) => judged ?? []);
  const count = (as: string): number => verdicts.filter((verdict) => verdict.as === as).length;
  const date =
    verdicts
      .map(({ on }) => on)
      .sort()
      .at(-1) ?? '';
  const unprepared = problems.flatMap((problem) => problem.unprepared ?? []);
  return {
    problems: problems.length,
    judged: verdicts.length,
    solved: count('solved'),
    partly: count('partly'),
    date,
    unprepared: unprepared.length,
    unpreparedSolved: unprepared.filter(({ as }) => as === 'solved').length,
  };
}

/** Queries that stand in the files more than once. */
export const repeated = (queries: readonly string[]): string[] =>
  queries.filter((query, index) => queries.findIndex((other) => other.toLowerCase() === query.toLowerCase()) !== index);
