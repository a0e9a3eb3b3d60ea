/** Pure functions that check whether a statement covers everything that another one covers: the same requesters, buckets, and objects. */
import { levelOf, type Level } from './iam-data';
import { actionFits, resourceFits } from './decide';
import { bucketOf } from './levels';
import type { Statement } from './policy';

/** Characters that no pattern contains. There are more of them than question marks in any pattern, so only a `*` can match them. */
const SOME = '\u{E000}'.repeat(9);
const [ONE] = SOME;
const exampleOf = (pattern: string): string => pattern.replaceAll('*', SOME).replaceAll('?', ONE ?? '');

/** Returns an example of what a resource matches, at the level of an action. */
function placeOf(resource: string, level: Level | undefined): string {
  const full = resource === '*' ? 'arn:aws:s3:::*/*' : resource;
  const bucket = `arn:aws:s3:::${bucketOf(full)}`;
  if (level === 'bucket') return exampleOf(bucket);
  return exampleOf(full.includes('/') ? full : `${bucket}/*`);
}

/** Whether a statement applies to everyone that the other statement applies to. */
function isAboutAllOf({ principals: wide }: Statement, { principals: narrow }: Statement): boolean {
  if (!wide || !narrow) return true;
  if (!wide.isNot && wide.values.includes('*')) return true;
  const isIn = (values: readonly string[], others: readonly string[]): boolean => values.every((value) => others.includes(value));
  if (wide.isNot !== narrow.isNot) return false;
  // The statement with fewer exceptions covers more requesters.
  return wide.isNot ? isIn(wide.values, narrow.values) : isIn(narrow.values, wide.values);
}

/** Whether statements cover an action wherever another statement applies. Resources that are defined by exclusion count as covered. */
export const haveAction = (statements: readonly Statement[], action: string, where: Statement): boolean =>
  where.resources.isNot ||
  where.resources.values.every((resource) => {
    const place = placeOf(resource, levelOf(action));
    return statements.some((one) => actionFits(one, action) && isAboutAllOf(one, where) && resourceFits(one, place));
  });
