import { describe, expect, it } from 'vitest';
import { without, type Feature } from '../../../site/features';
import { decide, type Who } from './decide';
import type { PolicyFault } from './policy';
import { readPolicy } from './read-policy';
import { RIGHTS, TASKS, tasksFor, textFor, type Task, type TaskValues } from './tasks';
import { CLAIMS } from '../testing/task-claims';
import { OTHER_PROJECT, policyOf, policyText, question } from '../testing/policies';

const VALUES: TaskValues = { bucket: 'backup-bucket', prefix: 'team-a/', project: OTHER_PROJECT, user: '' };
/** Policy that grants the user all permissions, so that only a Deny limits them. */
const ALL = policyOf(policyText({ Action: 's3:*', Resource: '*' }), 'user');

function isAllowed(task: Task, who: Who, name: string, place: string, values = VALUES): boolean {
  const { kind, effect } = RIGHTS[task];
  const policy = policyOf(textFor(task, values), kind);
  const user = kind === 'user' ? [policy, ...(effect === 'Deny' ? [ALL] : [])] : effect === 'Deny' ? [ALL] : [];
  return decide(question(who, name, place), { user, bucket: kind === 'bucket' ? policy : undefined }).allowed;
}

describe.each(TASKS)('the policy of %s', (task) => {
  it.each(CLAIMS[task])('does what its sentence says: %s %s %s: %s', (who, name, key, allowed) => {
    const place = `${VALUES.bucket}/${key}`.replace(/\/$/, key === '' ? '' : '/');
    expect(isAllowed(task, who, name, place)).toBe(allowed);
  });

  it.each([VALUES, { ...VALUES, prefix: '' }, { ...VALUES, user: 'visitor' }])('has nothing wrong with %j', (values) => {
    const { faults, jsonFault } = readPolicy(textFor(task, values), RIGHTS[task].kind);
    expect([jsonFault, ...faults.filter(({ isError }) => isError)]).toEqual([undefined]);
  });

  it('reaches no other bucket', () => {
    const names = ['ListObjectsV2', 'GetObject', 'PutObject', 'DeleteObject'];
    const expected = RIGHTS[task].effect === 'Deny';
    for (const name of names) expect(isAllowed(task, 'user', name, 'other-bucket/team-a/x')).toBe(expected);
  });
});

describe('bypasses', () => {
  const codes = (task: Task): PolicyFault['code'][] =>
    readPolicy(textFor(task, { ...VALUES, prefix: '' }), RIGHTS[task].kind).faults.map(({ code }) => code);

  it.each<[task: Task, left: string[]]>([
    ['keep', ['bypass-overwrite']],
    // The policy that contains the Deny can be deleted. Otherwise, nobody could ever remove it.
    ['keep-all', ['bypass-overwrite', 'bypass-policy']],
    ['upload', ['allow-overwrite']],
    ['append', ['allow-overwrite']],
    ['publish', ['public-read']],
    ['read', []],
    ['work', []],
    ['lock', ['allow-lock']],
    ['share', []],
  ])('that %s leaves: %j', (task, left) => {
    expect(codes(task)).toEqual(left);
  });
});

describe.each<[lacking: Feature, actions: RegExp]>([
  ['objectLock', /ObjectLock|Retention|LegalHold/],
  ['governanceMode', /Bypass/],
])('without %s', (lacking, actions) => {
  it.each(tasksFor([...without(lacking)]))('the policy of %s doesn’t contain its actions', (task) => {
    expect(textFor(task, VALUES, [...without(lacking)])).not.toMatch(actions);
  });
});
