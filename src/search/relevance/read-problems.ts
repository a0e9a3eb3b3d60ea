/** Real problems that readers have, with the sections that solve them, and strict readers' judgments of the solutions. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import * as z from 'zod';

const url = z.string().startsWith('/', 'expected a path from the root, such as "/guides/errors#rights"');
const text = z.string().min(1);
const verdict = z.strictObject({ on: z.iso.date(), as: z.enum(['solved', 'partly', 'unsolved']) });
const shared = {
  query: text.max(120),
  /** The cause of the problem in one sentence. */
  cause: text,
  /** How the cause is known: the thread or a program's source states it, it was measured on the test server, or it's only likely. */
  known: z.enum(['thread', 'source', 'measured', 'likely']),
  /** Sections that solve the problem, all equally well. */
  expect: z.array(url).min(1),
  /** Reports of the problem: `owner/repository#number`, or a public URL. */
  source: z.array(z.string().regex(/^(https:\/\/|[\w.-]+\/[\w.-]+#\d+$)/)).min(1),
  /** How a reader who hadn't seen the pages judged the answer that search leads to, and when. */
  judged: verdict.optional(),
  /** The same judgment before anything was written about the problem. Only for problems that were collected to test unprepared pages. */
  unprepared: verdict.optional(),
  /** Languages in which search doesn't lead to the solution yet. */
  missed: z.array(z.string()).optional(),
};
/** Schema of a problem file. Editors use it to check the file while it's being written. */
export const problemList = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('words'), it: text.max(120), ...shared }),
    z.strictObject({ kind: z.literal('message'), ...shared }),
  ]),
);

/** A problem that was reported publicly, in words or as a program's literal message, which isn't translated. */
export type Problem = z.infer<typeof problemList>[number];

/** Reads the problems from all files in a folder. @throws Error that names the file and each invalid field */
export function readProblems(folder: string): Problem[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().flatMap((name) => {
    const { success, data, error } = problemList.safeParse(parse(readFileSync(path.join(folder, name), 'utf8')));
    if (!success) throw new Error(`${name}: ${z.prettifyError(error)}`);
    return data;
  });
}

/** The number of problems, how many of them were judged, the result, and the date of the most recent judgment. */
export interface Judgement {
  readonly problems: number;
  readonly judged: number;
  readonly solved: number;
  readonly partly: number;
  /** Date of the most recent judgment, in ISO format. */
  readonly date: string;
  /** Number of problems that were judged before anything was written about them, and the number of these that were solved. */
  readonly unprepared: number;
  readonly unpreparedSolved: number;
}

/** Counts the readers' judgments. */
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

/** Returns queries that occur more than once in the files. */
export const repeated = (queries: readonly string[]): string[] =>
  queries.filter((query, index) => queries.findIndex((other) => other.toLowerCase() === query.toLowerCase()) !== index);
