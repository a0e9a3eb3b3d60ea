/** Findings that are allowed on certain pages, from `exceptions.yaml`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Page } from '../../content';

interface Exception {
  readonly page: string;
  readonly text: string;
  readonly reason: string;
}

type Exceptions = Readonly<Record<'secrets' | 'policies', readonly Exception[]>>;

const exceptions = parse(readFileSync(path.join(__dirname, 'exceptions.yaml'), 'utf8')) as Exceptions;

const covers = ({ page, text }: Exception, { instance, id }: Page, found: string): boolean =>
  page === `${instance.folder}/${id}` && found.includes(text);

/** @param found text that the check found on the page */
export const isExcepted = (check: keyof Exceptions, page: Page, found: string): boolean =>
  exceptions[check].some((exception) => covers(exception, page, found));

/** @returns exceptions that no page needs anymore */
export const staleExceptions = (
  check: keyof Exceptions,
  pages: readonly Page[],
  foundOn: (page: Page) => readonly string[],
): readonly Exception[] =>
  exceptions[check].filter((exception) => !pages.some((page) => foundOn(page).some((found) => covers(exception, page, found))));
