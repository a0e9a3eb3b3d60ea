/** Whether one statement covers everything that another one does: the same people, buckets and objects. Pure functions. */
import { levelOf, type Level } from './iam-data';
import { actionFits, resourceFits } from './decide';
import { bucketOf } from './levels';
import type { Statement } from './policy';

/** Characters that no pattern contains, and more of them than any pattern has question marks: only a `*` can match them. */
const SOME = '\u{E000}'.repeat(9);
const [ONE] = SOME;
const exampleOf = (pattern: string): string => pattern.replaceAll('*', SOME).replaceAll('?', ONE ?? '');

/** An example of what a resource matches, on the level of an action. */
function placeOf(resource: string, level: Level | undefined): string {
  const full = resource === '*' ? 'arn:aws:s3:::*/*' : resource;
  const bucket = `arn:aws:s3:::${bucketOf(full)}`;
  if (level === 'bucket') return exampleOf(bucket);
  return exampleOf(full.includes('/') ? full : `${bucket}/*`);
}

/** Whether a statement applies to everyone that another one applies to. */
function isAboutAllOf({ principals: wide }: Statement, { principals: narrow }: Statement): boolean {
  if (!wide || !narrow) return true;
  if (!wide.isNot && wide.values.includes('*')) return true;
  const isIn = (values: readonly string[], others: readonly string[]): boolean => values.every((value) => others.includes(value));
  if (wide.isNot !== narrow.isNot) return false;
  // The statement with fewer exceptions covers more.
  return wide.isNot ? isIn(wide.values, narrow.values) : isIn(narrow.values, wide.values);
}

/** Whether some of the statements have an action everywhere another statement applies. Excluded resources count as covered. */
export const haveAction = (statements: readonly Statement[], action: string, where: Statement): boolean =>
  where.resources.isNot ||
  where.resources.values.every((resource) => {
    const place = placeOf(resource, levelOf(action));
    return statements.some((one) => actionFits(one, action) && isAboutAllOf(one, where) && resourceFits(one, place));
  });
