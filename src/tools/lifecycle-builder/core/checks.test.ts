import { describe, expect, it } from 'vitest';
import { overlap, type Filter, type Rule } from './model';
import { outcomeOf, ACTIONS, STATES } from '../tables';
import { problemsOf, warningsOf, type Place, type Warning } from './checks';
import { randomRules, ruleWith } from '../testing/rules';

const TAG = { key: 'team', value: 'sales' };
const TRIM = ruleWith({ noncurrent: { days: 10 } });
const EXPIRE = ruleWith({ filter: { prefix: 'logs/' }, expiration: { kind: 'days', days: 10 } });

describe('problems', () => {
  it.each<[string, readonly Rule[], readonly object[]]>([
    ['none', [TRIM, EXPIRE], []],
    ['no rules', [], [{ code: 'no-rules' }]],
    ['a thousand rules and one', Array.from({ length: 1_001 }, () => TRIM), [{ code: 'too-many-rules', most: 1_000 }]],
    ['a rule without an action', [TRIM, ruleWith({})], [{ code: 'no-action', rule: 2 }]],
    ['an ID twice', [{ ...TRIM, id: 'a' }, TRIM, TRIM, { ...TRIM, id: 'a' }], [{ code: 'duplicate-id', rule: 4 }]],
    [
      'sizes that no object has',
      [ruleWith({ noncurrent: { days: 1 }, filter: { larger: 5, smaller: 5 } })],
      [{ code: 'size-order', rule: 1 }],
    ],
    [
      'a tag twice',
      [ruleWith({ noncurrent: { days: 1 }, filter: { tags: [TAG, { ...TAG, value: 'b' }] } })],
      [{ code: 'duplicate-tag', rule: 1 }],
    ],
    [
      'more tags than an object has',
      [ruleWith({ noncurrent: { days: 1 }, filter: { tags: Array.from({ length: 11 }, (_, at) => ({ key: `${at}`, value: '' })) } })],
      [{ code: 'too-many-tags', rule: 1 }],
    ],
    ['markers by tag', [ruleWith({ expiration: { kind: 'marker' }, filter: { tags: [TAG] } })], [{ code: 'marker-with-tags', rule: 1 }]],
    ['uploads by tag', [ruleWith({ abortDays: 1, filter: { tags: [TAG] } })], [{ code: 'abort-with-filter', rule: 1 }]],
    ['uploads by size', [ruleWith({ abortDays: 1, filter: { larger: 0 } })], [{ code: 'abort-with-filter', rule: 1 }]],
  ])('%s', (_what, rules, problems) => {
    expect(problemsOf(rules)).toEqual(problems);
  });

  it('rules made at random have none', () => {
    for (let seed = 1; seed <= 200; seed += 1) expect([seed, problemsOf(randomRules(seed))]).toEqual([seed, []]);
  });
});

describe('warnings', () => {
  const PLACE: Place = { service: 'other', versioning: 'on', isLocked: false, today: '2026-11-23' };
  const codes = (rules: readonly Rule[], place: Partial<Place> = {}): string[] =>
    warningsOf(rules, { ...PLACE, ...place }).map(({ code, ...rest }) => [code, ...Object.values(rest)].join(' '));

  it.each<[string, readonly Rule[], Partial<Place>, string[]]>([
    ['nothing', [TRIM], {}, []],
    ['expiration only makes a marker', [EXPIRE], {}, ['marker-only 1']],
    ['which a rule for noncurrent versions follows', [EXPIRE, TRIM], {}, []],
    [
      'but not one for other objects',
      [EXPIRE, { ...TRIM, filter: { prefix: 'x', tags: [] } }],
      {},
      ['open-prefix 2', 'marker-only 1'].sort(),
    ],
    ['nor one that is disabled', [EXPIRE, { ...TRIM, isEnabled: false }], {}, ['marker-only 1', 'disabled 2']],
    ['without versioning it is for ever', [EXPIRE], { versioning: 'off' }, ['for-ever 1']],
    ['and all of the bucket', [{ ...EXPIRE, filter: TRIM.filter }], { versioning: 'off' }, ['whole-bucket 1', 'for-ever 1']],
    ['noncurrent versions need versioning', [TRIM], { versioning: 'off' }, ['nothing-noncurrent 1']],
    ['markers, too', [ruleWith({ expiration: { kind: 'marker' } })], { versioning: 'off' }, ['no-markers 1']],
    ['the newest stay under a marker', [ruleWith({ noncurrent: { days: 1, newer: 5 } })], {}, ['keeps-deleted 1', 'dropped 1'].sort()],
    [
      'also on this service',
      [ruleWith({ noncurrent: { days: 1, newer: 5 } })],
      { service: 'own' },
      ['keeps-deleted 1', 'dropped 1'].sort(),
    ],
    ['sizes', [ruleWith({ noncurrent: { days: 1 }, filter: { larger: 9 } })], {}, ['dropped 1']],
    [
      'sizes on this service',
      [ruleWith({ noncurrent: { days: 1 }, filter: { smaller: 9 } })],
      { service: 'own' },
      ['service-filter 1', 'dropped 1'].sort(),
    ],
    ['a slash', [ruleWith({ noncurrent: { days: 1 }, filter: { prefix: '/logs' } })], {}, ['leading-slash 1', 'open-prefix 1']],
    ...[
      'logs/*',
      'log?/',
      's3://my-bucket/logs/',
      'arn:aws:s3:::my-bucket/logs/',
      'my%20logs/',
      ' logs/',
      'logs\u200B/',
      'my\u00A0logs/',
    ].map((prefix): [string, readonly Rule[], Partial<Place>, string[]] => [
      `a prefix that finds other keys than it seems to: ${prefix}`,
      [ruleWith({ noncurrent: { days: 1 }, filter: { prefix } })],
      {},
      ['odd-prefix 1', ...(prefix.endsWith('/') ? [] : ['open-prefix 1'])],
    ]),
    ['a blank in a prefix', [ruleWith({ noncurrent: { days: 1 }, filter: { prefix: 'my logs/' } })], {}, []],
    [
      'markers have no size',
      [ruleWith({ expiration: { kind: 'marker' }, filter: { smaller: 9 } })],
      {},
      ['dropped 1', 'marker-with-size 1'],
    ],
    ['a date that has passed', [{ ...EXPIRE, expiration: { kind: 'date', date: '2026-11-23' } }, TRIM], {}, ['past-date 1']],
    ['locks', [TRIM], { isLocked: true }, ['lock']],
    ['two rules, by days', [TRIM, ruleWith({ noncurrent: { days: 3 }, filter: { prefix: 'a/' } })], {}, ['overlap 1 2 2']],
    [
      'two rules, not by days alone',
      [TRIM, ruleWith({ noncurrent: { days: 3, newer: 1 } })],
      {},
      ['dropped 2', 'keeps-deleted 2', 'overlap 1 2'],
    ],
    [
      'this service has one action',
      [EXPIRE, ruleWith({ abortDays: 1 })],
      { service: 'own' },
      ['service-expiration 1', 'service-prefix 1', 'service-abort 2'],
    ],
    [
      'and may refuse a rule that is disabled',
      [{ ...EXPIRE, isEnabled: false }],
      { service: 'own' },
      ['disabled 1', 'service-expiration 1', 'service-prefix 1'],
    ],
    ['and states no filters', [ruleWith({ noncurrent: { days: 1 }, filter: { tags: [TAG] } })], { service: 'own' }, ['service-filter 1']],
  ])('%s', (_what, rules, place, expected) => {
    expect(codes(rules, place).sort()).toEqual([...expected].sort());
  });

  it('a thousand rules are compared in time', () => {
    const warnings: Warning[] = warningsOf(
      Array.from({ length: 1_000 }, () => TRIM),
      PLACE,
    );
    expect(warnings.length).toBeLessThan(10_000);
  });
});

describe('filters', () => {
  const filter = (part: Partial<Filter>): Filter => ({ prefix: '', tags: [], ...part });
  it.each<[Partial<Filter>, Partial<Filter>, boolean]>([
    [{}, {}, true],
    [{ prefix: 'a/' }, { prefix: 'a/b/' }, true],
    [{ prefix: 'a/' }, { prefix: 'b/' }, false],
    [{ tags: [TAG] }, { tags: [{ ...TAG, value: 'x' }] }, false],
    [{ tags: [TAG] }, { tags: [{ key: 'other', value: 'x' }] }, true],
    [{ larger: 10 }, { smaller: 12 }, true],
    [{ larger: 10 }, { smaller: 11 }, false],
  ])('%o and %o', (one, other, expected) => {
    expect([overlap(filter(one), filter(other)), overlap(filter(other), filter(one))]).toEqual([expected, expected]);
  });
});

it('each action does what the page says', () => {
  expect(ACTIONS.map((action) => [action, ...STATES.map((state) => outcomeOf(action, state))])).toEqual([
    ['expiration', 'gone', 'hidden', 'gone'],
    ['noncurrent', 'nothing', 'gone', 'gone'],
    ['marker', 'nothing', 'gone', 'gone'],
    ['abort', 'gone', 'gone', 'gone'],
  ]);
});
