/** Real problems of readers with the sections that answer them, and whether the search leads there. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import * as z from 'zod';

import type { SearchEngine } from '../contract';
import { pageOf, withoutSlash } from './evaluate';

const url = z.string().startsWith('/', 'expected a path from the root, such as "/guides/errors#rights"');
const text = z.string().min(1);
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

/** What a reader of one language types, and the sections that answer it there. */
export interface Question {
  query: string;
  expect: readonly string[];
}

/** The questions that the problems are in a language; in another than English only those in words. @param base root of the language's site */
export const questionsIn = (problems: readonly Problem[], locale: string, base: string): Question[] =>
  problems.flatMap((problem) => {
    const query = locale === 'en' ? problem.query : locale === 'it' && problem.kind === 'words' ? problem.it : undefined;
    return query === undefined ? [] : [{ query, expect: problem.expect.map((section) => base + section.slice(1)) }];
  });

/** Among how many pages a reader looks for the right one, and among how many results for the right section. */
const PAGES = 3;
const RESULTS = 5;

export interface Solved {
  total: number;
  /** Number of questions whose page is among the first three, and whose section is among the first five results. */
  page: number;
  heading: number;
  /** Questions that miss one of the two, with the first results in place of the right one. */
  misses: { query: string; expect: readonly string[]; found: readonly string[] }[];
}

/** Asks every question and counts. */
export function solve(engine: SearchEngine, questions: readonly Question[]): Solved {
  const solved: Solved = { total: questions.length, page: 0, heading: 0, misses: [] };
  for (const { query, expect } of questions) {
    const { hits } = engine.search({ indexName: 'problems', query, attributesToHighlight: [] });
    const found = hits.map((hit) => withoutSlash(hit.url ?? ''));
    const pages = [...new Set(found.map(pageOf))].slice(0, PAGES);
    const isPage = expect.some((section) => pages.includes(pageOf(section)));
    const isHeading = expect.some((section) => found.slice(0, RESULTS).includes(withoutSlash(section)));
    solved.page += Number(isPage);
    solved.heading += Number(isHeading);
    if (!isPage || !isHeading) solved.misses.push({ query, expect, found: found.slice(0, RESULTS) });
  }
  return solved;
}

/** Queries that stand in the files more than once. */
export const repeated = (queries: readonly string[]): string[] =>
  queries.filter((query, index) => queries.findIndex((other) => other.toLowerCase() === query.toLowerCase()) !== index);
