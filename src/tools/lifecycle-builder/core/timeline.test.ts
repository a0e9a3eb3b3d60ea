import { describe, expect, it } from 'vitest';
import { dateAfter, daysBetween, isDate, type Rule } from './model';
import { ruleWith } from '../testing/rules';
import { timelineOf, type Scenario } from './timeline';

const OBJECT: Scenario = { key: 'logs/a.log', size: 10, tags: [], versioning: 'on', overwritten: [], lockDays: 0, dayZero: '2027-01-01' };
const expires = (days: number): Rule => ruleWith({ expiration: { kind: 'days', days } });
const trims = (days: number, newer?: number): Rule => ruleWith({ noncurrent: { days, newer } });
const CLEANS = ruleWith({ expiration: { kind: 'marker' } });

/** Describes each event on one line, such as `4 expired object 1 by 1`. */
const eventsOf = (rules: readonly Rule[], scenario: Partial<Scenario>): string[] =>
  timelineOf(rules, { ...OBJECT, ...scenario }).events.map(({ day, kind, version, rule }) =>
    [day, kind, version && `${version.kind} ${version.number}`, rule !== undefined && `by ${rule}`]
      .filter((part) => part !== undefined && part !== false)
      .join(' '),
  );

describe('without versioning', () => {
  it.each<[string, readonly Rule[], Partial<Scenario>, string[]]>([
    // From the User Guide: an object that is created on January 15 at 10:30 and expires after 3 days is removed on January 19 at midnight.
    ['days end at the midnight after', [expires(3)], {}, ['0 put object 1', '4 expired object 1 by 1']],
    [
      'the days of a new object begin anew',
      [expires(3)],
      { overwritten: [2] },
      ['0 put object 1', '2 put object 2', '2 replaced object 1', '6 expired object 2 by 1'],
    ],
    ['what the reader deletes is gone', [expires(3)], { deleted: 1 }, ['0 put object 1', '1 lost object 1']],
    ['noncurrent versions do not exist', [trims(1)], { overwritten: [1] }, ['0 put object 1', '1 put object 2', '1 replaced object 1']],
    ['the rule whose time comes first acts', [expires(9), expires(2)], {}, ['0 put object 1', '3 expired object 1 by 2']],
    ['a disabled rule does nothing', [{ ...expires(3), isEnabled: false }], {}, ['0 put object 1']],
    [
      'a rule for other objects does nothing',
      [ruleWith({ filter: { prefix: 'x' }, expiration: { kind: 'days', days: 1 } })],
      {},
      ['0 put object 1'],
    ],
  ])('%s', (_what, rules, scenario, events) => {
    expect(eventsOf(rules, { versioning: 'off', ...scenario })).toEqual(events);
  });
});

describe('with versioning', () => {
  it.each<[string, readonly Rule[], Partial<Scenario>, string[]]>([
    ['expiration only adds a marker, which stays', [expires(3)], {}, ['0 put object 1', '4 expired-behind-marker object 1 by 1']],
    [
      'the clock of a version starts with the next one',
      [trims(10)],
      { overwritten: [5], deleted: 7 },
      ['0 put object 1', '5 put object 2', '7 hidden marker 1', '16 removed object 1 by 1', '18 removed object 2 by 1'],
    ],
    [
      'expiration, then the version, then the lone marker',
      [expires(30), trims(2), CLEANS],
      {},
      ['0 put object 1', '31 expired-behind-marker object 1 by 1', '34 removed object 1 by 2', '35 marker-removed marker 1 by 3'],
    ],
    [
      'a lone marker goes by its age where the rule has days',
      [expires(3), trims(1)],
      {},
      ['0 put object 1', '4 expired-behind-marker object 1 by 1', '6 removed object 1 by 2', '8 marker-removed marker 1 by 1'],
    ],
    [
      'the newest noncurrent versions stay until newer ones come',
      [trims(1, 1)],
      { overwritten: [1, 2, 20] },
      ['0 put object 1', '1 put object 2', '2 put object 3', '3 removed object 1 by 1', '20 put object 4', '21 removed object 2 by 1'],
    ],
    ['after a deletion they stay under the marker for ever', [trims(1, 1)], { deleted: 2 }, ['0 put object 1', '2 hidden marker 1']],
    [
      'a marker under a newer version is one of the noncurrent ones',
      [trims(2)],
      { deleted: 1, overwritten: [3] },
      ['0 put object 1', '1 hidden marker 1', '3 put object 2', '4 removed object 1 by 1', '6 removed marker 1 by 1'],
    ],
    [
      'a rule with tags does not see markers',
      [ruleWith({ filter: { tags: [{ key: 'a', value: 'b' }] }, noncurrent: { days: 1 } })],
      { tags: [{ key: 'a', value: 'b' }], deleted: 1, overwritten: [2] },
      ['0 put object 1', '1 hidden marker 1', '2 put object 2', '3 removed object 1 by 1'],
    ],
    [
      'a lock keeps a version from being removed, until the midnight after its end',
      [trims(2)],
      { lockDays: 30, overwritten: [1] },
      ['0 put object 1', '1 put object 2', '4 kept-by-lock object 1 by 1', '31 removed object 1 by 1'],
    ],
    ['a lock does not keep a marker away', [expires(3)], { lockDays: 30 }, ['0 put object 1', '4 expired-behind-marker object 1 by 1']],
  ])('%s', (_what, rules, scenario, events) => {
    expect(eventsOf(rules, scenario)).toEqual(events);
  });
});

describe('with suspended versioning', () => {
  it.each<[string, readonly Rule[], Partial<Scenario>, string[]]>([
    ['the version from before is kept under the marker', [expires(3)], {}, ['0 put object 1', '4 expired-behind-marker object 1 by 1']],
    [
      'a marker takes the place of what was written since',
      [expires(3)],
      { overwritten: [1] },
      ['0 put object 1', '1 put object 2', '5 expired object 2 by 1'],
    ],
    [
      'what is written since replaces what was',
      [trims(1)],
      { overwritten: [1, 2] },
      ['0 put object 1', '1 put object 2', '2 put object 3', '2 replaced object 2', '3 removed object 1 by 1'],
    ],
  ])('%s', (_what, rules, scenario, events) => {
    expect(eventsOf(rules, { versioning: 'suspended', ...scenario })).toEqual(events);
  });
});

describe('a date', () => {
  const onDate = (date: string): Rule => ruleWith({ expiration: { kind: 'date', date } });

  it.each<[string, string, Partial<Scenario>, string[]]>([
    ['acts at its midnight', '2027-01-11', {}, ['0 put object 1', '10 expired object 1 by 1']],
    ['that has passed acts at the next run', '2020-01-01', {}, ['0 put object 1', '1 expired object 1 by 1']],
    [
      'goes on for what is written later',
      '2027-01-11',
      { overwritten: [30] },
      ['0 put object 1', '10 expired object 1 by 1', '30 put object 2', '31 expired object 2 by 1'],
    ],
  ])('%s', (_what, date, scenario, events) => {
    expect(eventsOf([onDate(date)], { versioning: 'off', ...scenario })).toEqual(events);
  });

  it('is counted in days of UTC', () => {
    expect(daysBetween('2027-02-28', '2028-02-29')).toBe(366);
    expect(dateAfter('2027-12-31', 1)).toBe('2028-01-01');
    expect(dateAfter('2027-12-31', 2 ** 31)).toBeUndefined();
    expect(['2027-02-29', '2027-1-1', '', '31-01-2027', '2028-02-29'].map(isDate)).toEqual([false, false, false, false, true]);
  });
});

it('the parts of an upload that was not completed are removed, whatever the versioning', () => {
  const rules = [
    ruleWith({ abortDays: 7 }),
    ruleWith({ abortDays: 2, filter: { prefix: 'logs/' } }),
    ruleWith({ abortDays: 1, filter: { prefix: 'x' } }),
  ];
  const { upload, events } = timelineOf(rules, { ...OBJECT, versioning: 'off' });
  expect(upload).toEqual({ to: 3 });
  expect(events.at(-1)).toEqual({ day: 3, kind: 'upload-aborted', rule: 2 });
});

it('ends, whatever the rules, and nothing goes before it came', () => {
  const rules = [expires(1), trims(1, 1), CLEANS, expires(2 ** 31 - 1), trims(2 ** 31 - 1)];
  for (const versioning of ['off', 'on', 'suspended'] as const) {
    const { versions, events } = timelineOf(rules, {
      ...OBJECT,
      versioning,
      overwritten: [1, 2, 3, 400, 401],
      deleted: 500,
      lockDays: versioning === 'on' ? 900 : 0,
    });
    expect(events.length).toBeLessThan(60);
    for (const { from, noncurrentFrom = from, to = Infinity } of versions)
      expect([from <= noncurrentFrom, noncurrentFrom <= to]).toEqual([true, true]);
  }
});
