/** Checks that a page that erases every version in a bucket lists the versions in an earlier block. */
import { lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

/** A `list-object-versions` command with its continuation lines. */
const LIST = /\bs3api list-object-versions\b(?:.*\\\n)*.*/g;
const BUCKET = /--bucket[ =](\S+)/;
/** Options that limit a list to a part of the bucket, such as delete markers created after a point in time. */
const LIMITED = /--prefix|LastModified/;

export const listedErasures: Check = ({ tree }) => {
  const listed = new Set<string | undefined>();
  return nodesOf(tree, 'code').flatMap((block): Problem[] => {
    const lists = [...block.value.matchAll(LIST)].map(([command]) => ({ command, bucket: BUCKET.exec(command)?.[1] }));
    if (!block.value.includes('s3api delete-objects')) {
      for (const { bucket } of lists) listed.add(bucket);
      return [];
    }
    return lists
      .filter(({ command, bucket }) => !LIMITED.test(command) && !listed.has(bucket))
      .map(({ bucket }) => ({
        line: lineOf(block),
        message: `this block erases every version in ${bucket ?? 'a bucket'}, but no earlier block lists them`,
        hint: 'list them first with s3api list-object-versions, or limit the deletion with --prefix',
      }));
  });
};
