/** Reads the addresses that individual pages had before they were renamed, from `docs/former-addresses.yaml` here and in the operator's folder. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withOperators } from '../content';
import { DiagnosticError, type Diagnostic, type Problem } from '../lib/diagnostic';

/** Path relative to the project root. */
export const FORMER_ADDRESSES = 'docs/former-addresses.yaml';

/** Two page paths relative to the language root. The format is a minimal subset of YAML, so that every line is one redirect. */
const LINE = /^(\/[\w./-]*\w): (\/[\w./-]*\w)$/;

interface Entry {
  /** File that contains the redirect, relative to the project root. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** @throws DiagnosticError with the file and line number of a line that can't be parsed */
function readFile(siteDir: string, file: string): Entry[] {
  const place = path.join(siteDir, file);
  const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : [];
  return lines.flatMap((text, at) => {
    if (/^(?:#.*)?$/.test(text)) return [];
    const [, from = '', to = ''] = LINE.exec(text) ?? [];
    const problem = {
      message: `can’t be parsed: ${text}`,
      hint: 'write two addresses without the language: /guides/old-name: /guides/new-name',
    };
    if (from === '') throw new DiagnosticError([{ file, line: at + 1, ...problem }]);
    return { file, from, to, line: at + 1 };
  });
}

const read = (siteDir: string): Entry[] => withOperators(FORMER_ADDRESSES).flatMap((file) => readFile(siteDir, file));

/**
 * @param siteDir project folder
 * @returns former addresses and their current ones, relative to the root of a language
 * @throws DiagnosticError with the file and line number of a line that can't be parsed
 */
export const loadFormerAddresses = (siteDir: string): Readonly<Record<string, string>> =>
  Object.fromEntries(read(siteDir).map(({ from, to }) => [from, to]));

/**
 * Finds redirects that would hide a page, or that don't lead to a page.
 * @param files page files by route, without the language
 */
export function formerAddressProblems(siteDir: string, files: ReadonlyMap<string, string>): Diagnostic[] {
  const entries = read(siteDir);
  const problemOf = (entry: Entry): Omit<Problem, 'line'> | undefined => {
    const { from, to } = entry;
    const [first, next] = [from, to].map((address) => entries.find((other) => other.from === address));
    if (first && first !== entry)
      return { message: `${from} is already at ${first.file}:${first.line}`, hint: 'delete one of the two lines' };
    if (files.has(from)) return { message: `${from} is the address of ${files.get(from)}`, hint: 'delete the line, or rename that page' };
    if (next) return { message: `${to} is also a former address`, hint: `write the address that it redirects to: ${from}: ${next.to}` };
    if (files.has(to)) return undefined;
    return { message: `${from} redirects to ${to}, but no page has this address`, hint: 'write the address of the page that replaces it' };
  };
  return entries.flatMap((entry) => {
    const problem = problemOf(entry);
    return problem ? [{ file: entry.file, line: entry.line, ...problem }] : [];
  });
}
