import { describe, expect, it } from 'vitest';
import { staleExceptions } from './exceptions';
import { policies, untriedOn } from './policies';
import { MATTER, pageOf, problemsOf } from './testing/pages';

const problems = (text: string, id = 'integrations/restic'): string[] => problemsOf(policies, pageOf(`${MATTER}${text}`, { id }));
const fence = (info: string, ...lines: string[]): string => ['```' + info, ...lines, '```', ''].join('\n');
const policy = (file: string): string => fence(`json title="${file}"`, '{ "Statement": [] }');
const access = (...settings: string[]): string => fence('access run', ...settings, 'user | PutObject | b/k | allowed');
const put = (file: string): string => fence('bash run', 'aws s3api put-bucket-policy --bucket b \\', `  --policy file://${file}`);
const REMOVED = fence('bash run', 'aws s3api delete-bucket-policy --bucket b');

describe('a policy', () => {
  it.each([
    ['tried', policy('a.json') + access('policy: a.json')],
    ['tried with another', policy('a.json') + access('policy: s3:*, a.json')],
    ['tried as that of a bucket', policy('a.json') + access('bucket-policy: a.json')],
    ['on the bucket when a table asks', policy('a.json') + put('a.json') + access()],
    ['no policy', fence('json title="lifecycle.json"', '{ "Rules": [] }')],
    ['printed by a command', fence('json output', '{ "Statement": [] }')],
  ])('passes: %s', (_case, text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['no table', policy('a.json')],
    ['a table of another', policy('a.json') + access('policy: b.json')],
    ['a table before it is on the bucket', policy('a.json') + access() + put('a.json')],
    ['another on the bucket when a table asks', policy('a.json') + put('a.json') + put('b.json') + access()],
    ['none on the bucket any more', policy('a.json') + put('a.json') + REMOVED + access()],
    ['a table with a bucket of its own', policy('a.json') + put('a.json') + access('policy: b.json')],
  ])('is a problem with %s', (_case, text) => {
    const problem = '5 no access table tests a.json — add one after it with policy: a.json';
    expect(problems(text)).toEqual([problem]);
    expect(problems(text, 'guides/object-lock')).toEqual([problem]);
  });

  it('may be excused on its page', () => {
    expect(problems(policy('trust-guest.json'), 'guides/keys-and-team')).toEqual([]);
    expect(problems(policy('trust-guest.json'))).toHaveLength(1);
  });

  it('is excused only while a page needs it', () => {
    const stale = (text: string) =>
      staleExceptions('policies', [pageOf(MATTER + text, { id: 'guides/keys-and-team' })], (page) =>
        untriedOn(page).map(({ file }) => file),
      );
    expect(stale(policy('trust-guest.json'))).toEqual([]);
    expect(stale('')).toEqual([expect.objectContaining({ text: 'trust-guest.json' })]);
  });
});
