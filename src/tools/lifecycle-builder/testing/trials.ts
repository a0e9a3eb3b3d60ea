/** Timelines to test on a real server, and the cases in which the server behaves differently. Used only by the conformance check. */
import type { Rule } from '../core/model';
import { ruleWith } from './rules';
import type { Scenario } from '../core/timeline';

interface Trial {
  readonly rules: readonly Rule[];
  readonly scenario: Scenario;
}

const OBJECT: Scenario = { key: 'logs/a.log', size: 5, tags: [], versioning: 'on', overwritten: [], lockDays: 0, dayZero: '2027-01-01' };
const EXPIRE = ruleWith({ id: 'expire', expiration: { kind: 'days', days: 3 } });
const TRIM = ruleWith({ id: 'trim', noncurrent: { days: 3 } });
const CLEAN = ruleWith({ id: 'clean', expiration: { kind: 'marker' } });

export const TRIALS: Readonly<Record<string, Trial>> = {
  'expiration without versioning': { rules: [EXPIRE], scenario: { ...OBJECT, versioning: 'off', overwritten: [1] } },
  'expiration with versioning': { rules: [EXPIRE], scenario: OBJECT },
  'expiration with suspended versioning': { rules: [EXPIRE], scenario: { ...OBJECT, versioning: 'suspended', overwritten: [1] } },
  'noncurrent versions': { rules: [TRIM], scenario: { ...OBJECT, overwritten: [1], deleted: 1 } },
  'the newest noncurrent versions': {
    rules: [ruleWith({ id: 'keep', noncurrent: { days: 3, newer: 1 } })],
    scenario: { ...OBJECT, overwritten: [1, 2] },
  },
  'the newest noncurrent version under a marker': {
    rules: [ruleWith({ id: 'keep', noncurrent: { days: 3, newer: 1 } })],
    scenario: { ...OBJECT, overwritten: [1], deleted: 1 },
  },
  'a marker by its age': { rules: [EXPIRE, TRIM], scenario: OBJECT },
  'a marker of the reader': { rules: [TRIM, CLEAN], scenario: { ...OBJECT, deleted: 1 } },
  'two rules for the same versions': {
    rules: [TRIM, ruleWith({ id: 'later', noncurrent: { days: 9 } })],
    scenario: { ...OBJECT, overwritten: [1] },
  },
  'from expiration to nothing': { rules: [EXPIRE, TRIM, CLEAN], scenario: OBJECT },
  'unfinished uploads': { rules: [ruleWith({ id: 'abort', abortDays: 3 })], scenario: OBJECT },
  'a lock': { rules: [TRIM], scenario: { ...OBJECT, overwritten: [1], lockDays: 9 } },
  'a rule for other objects': {
    rules: [ruleWith({ id: 'others', filter: { prefix: 'log/' }, expiration: { kind: 'days', days: 1 } })],
    scenario: OBJECT,
  },
};

/** Cases in which Ceph's RADOS Gateway 20.2 behaves differently, each with the server's states and the reason. */
export const OTHER_ON_CEPH: Readonly<Record<string, { readonly states: readonly string[]; readonly reason: string }>> = {
  'expiration with suspended versioning': {
    states: ['2 objects, 0 markers, current: object', '1 objects, 0 markers, current: object', '0 objects, 0 markers, current: none'],
    reason:
      'Amazon S3 puts a marker with the ID null in place of a version null. Ceph deletes the current version without a marker, as if versioning had never been on; the version from before becomes current and goes, too.',
  },
};
