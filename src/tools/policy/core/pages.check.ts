/** Checks that the policies on the pages have no problems: `npx vitest run --project pages -t guides/iam-policy`. */
import type { Code } from 'mdast';
import { expect, it } from 'vitest';
import words from '../../../../i18n/en/tools/policy.json';
import { lineOf, nodesOf, readPages } from '../../../content';
import { formatDiagnostics, inFile, type Problem } from '../../../lib/diagnostic';
import type { PolicyFault } from './policy';
import { readPolicy } from './read-policy';
import { filledIn } from '../testing/policies';

/** Whether a block is a policy that a page shows as a file. A role's trust policy has no resource, and the tool doesn't support it. */
const isPolicy = ({ lang, meta, value }: Code): boolean =>
  lang === 'json' && !/\boutput\b/.test(meta ?? '') && /"Statement"\s*:/.test(value) && !value.includes('"sts:AssumeRole"');

const textOf = ({ code, values }: PolicyFault): string =>
  words[`policy.fault.${code}`].message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Warnings about settings that a reader might intend but that no page should use. */
const NOT_MEANT = ['missing-version', 'old-version', 'unknown-action', 'other-service', 'arn-service', 'arn-region', 'unknown-key'];

/** @returns the problems in a block, with their lines on the page */
function problemsOf(block: Code): Problem[] {
  const { faults, jsonFault } = readPolicy(filledIn(block.value), block.value.includes('"Principal"') ? 'bucket' : 'user');
  if (jsonFault) return [{ line: lineOf(block) + jsonFault.line, message: `isn’t JSON: ${jsonFault.code}` }];
  const errors = faults.filter(({ isError, code }) => isError || NOT_MEANT.includes(code));
  return errors.map((fault) => ({ line: lineOf(block) + fault.line, message: textOf(fault) }));
}

const policies = readPages({ siteDir: process.cwd() }).flatMap(({ file, tree }) =>
  nodesOf(tree, 'code')
    .filter(isPolicy)
    .map((block) => ({ file, line: lineOf(block), block })),
);

it.each(policies)('$file:$line', ({ file, block }) => {
  expect(formatDiagnostics(inFile(file, problemsOf(block)))).toEqual([]);
});

it('the pages have policies', () => {
  expect(policies.length).toBeGreaterThan(30);
});
