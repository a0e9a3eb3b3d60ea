/** Checks that every access table that names its policies matches the core's results, in both languages. */
import type { Code } from 'mdast';
import { describe, expect, it } from 'vitest';
import { locales, nodesOf, readPages, lineOf } from '../../content';
import { EVERY_ACTION, parseAccessTable, type AccessRow, type AccessTable } from '../../lib/access/table';
import { parseInfoString } from '../../lib/info-string';
import { decide, type Policies } from './core/decide';
import { destroys, isLocked } from './testing/storage';
import { filledIn, policyOf, policyText, question } from './testing/policies';

const root = process.cwd();
const ALLOW_ALL = policyText({ Action: EVERY_ACTION, Resource: '*' });

interface Tried {
  readonly where: string;
  readonly table: AccessTable;
  readonly policies: Policies;
}

const titleOf = ({ lang, meta }: Code): string | undefined => {
  const info = parseInfoString(lang, meta);
  return 'title' in info ? info.title : undefined;
};

/** Returns the tables in a language, each with the policies that it names. */
function tablesOf(locale: string): Tried[] {
  return readPages({ siteDir: root, locale }).flatMap(({ file, tree }) => {
    const blocks = nodesOf(tree, 'code');
    const textOf = (name: string): string => {
      const found = name === EVERY_ACTION ? ALLOW_ALL : blocks.find((block) => titleOf(block) === name)?.value;
      if (found === undefined) throw new Error(`${file}: no block has title="${name}"`);
      return filledIn(found);
    };
    return blocks
      .filter(({ lang }) => lang === 'access')
      .map((block) => ({ line: lineOf(block), table: parseAccessTable(block.value, lineOf(block)).table }))
      .filter(({ table }) => table.protection !== undefined)
      .map(({ line, table }): Tried => {
        const user = table.policies.map((name) => policyOf(textOf(name), 'user'));
        const bucket = table.bucketPolicy === undefined ? undefined : policyOf(textOf(table.bucketPolicy), 'bucket');
        return { where: `${file}:${line}`, table, policies: { user, bucket } };
      });
  });
}

/** Condition values that every request contains. Policies with an end date need the current time. */
const CONTEXT = { 'aws:currenttime': new Date().toISOString() };

/** Returns the core's result for a table row: its decision, and what happens to the object. */
function answerOf({ who, action, bucket, key, code }: AccessRow, { protection = 'none' }: AccessTable, policies: Policies) {
  const { allowed } = decide(question(who, action, key === '' ? bucket : `${bucket}/${key}`, CONTEXT), policies);
  const isDone = allowed && !isLocked(action, protection);
  // Errors other than AccessDenied occur after the policy decision: the bucket isn't empty, or its versioning can't change.
  return { allowed: isDone && code === 'AccessDenied', policiesAllow: allowed, kept: !(isDone && destroys(action, protection)) };
}

describe.each(locales)('access tables in %s', (locale) => {
  const tables = tablesOf(locale);

  it('are there', () => {
    expect(tables.length).toBeGreaterThan(30);
  });

  it.each(tables.map((tried) => [tried.where, tried] as const))('%s', (_where, { table, policies }) => {
    for (const row of table.rows) {
      const came = answerOf(row, table, policies);
      expect({ row, allowed: came.allowed }).toEqual({ row, allowed: row.allowed });
      // The test server allows requests without s3:PutBucketAcl to create a bucket with an ACL, but Amazon S3 requires this permission.
      if (row.code !== 'AccessDenied' && row.action !== 'RecreateBucket')
        expect({ row, allow: came.policiesAllow }).toEqual({ row, allow: true });
      if (row.kept !== undefined) expect({ row, kept: came.kept }).toEqual({ row, kept: row.kept });
    }
  });
});
