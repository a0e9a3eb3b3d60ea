import { describe, expect, it } from 'vitest';
import type { Rule } from '../core/model';
import { randomRules, ruleWith } from '../testing/rules';
import { writeJson, writeXml } from '../core/write';
import { EMPTY_RULE, readRule, textsOfRule } from '../form/rules';
import { readRulesJson, type RulesReading } from './read-rules';
import { readRulesXml } from './read-xml';

const json = (...rules: unknown[]): string => JSON.stringify({ Rules: rules }, null, 2);
const BASE = { Status: 'Enabled', Filter: {} };
const ACTION = { NoncurrentVersionExpiration: { NoncurrentDays: 10 } };

function jsonReading(text: string): RulesReading {
  const reading = readRulesJson(text);
  if ('jsonFault' in reading) throw new Error(JSON.stringify(reading.jsonFault));
  return reading;
}

describe('what is written is read back', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('rules %i as JSON, as XML, and in the form', (seed) => {
    const rules = randomRules(seed);
    expect(readRulesJson(writeJson(rules))).toEqual({ rules, leftOut: [] });
    expect(readRulesXml(writeXml(rules))).toEqual({ rules, leftOut: [] });
    expect(rules.map((rule) => readRule(textsOfRule(rule)))).toEqual(rules.map((rule) => ({ rule })));
  });

  it('one condition stands alone, two in an And', () => {
    const one = ruleWith({ noncurrent: { days: 1 }, filter: { tags: [{ key: 'a', value: 'b' }] } });
    expect(JSON.parse(writeJson([one]))).toEqual({
      Rules: [{ ...BASE, Filter: { Tag: { Key: 'a', Value: 'b' } }, NoncurrentVersionExpiration: { NoncurrentDays: 1 } }],
    });
    expect(writeXml([{ ...one, filter: { ...one.filter, prefix: 'x&y/' } }]))
      .toBe(`<LifecycleConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Rule>
    <Filter>
      <And>
        <Prefix>x&amp;y/</Prefix>
        <Tag>
          <Key>a</Key>
          <Value>b</Value>
        </Tag>
      </And>
    </Filter>
    <Status>Enabled</Status>
    <NoncurrentVersionExpiration>
      <NoncurrentDays>1</NoncurrentDays>
    </NoncurrentVersionExpiration>
  </Rule>
</LifecycleConfiguration>
`);
  });
});

describe('JSON of others', () => {
  it.each<[string, unknown, Partial<Rule>]>([
    ['the older place of the prefix', { Status: 'Enabled', Prefix: 'a/', ...ACTION }, { filter: { prefix: 'a/', tags: [] } }],
    [
      'a date with its time',
      { ...BASE, Expiration: { Date: '2027-01-31T00:00:00.000Z' } },
      { expiration: { kind: 'date', date: '2027-01-31' } },
    ],
    [
      'a date as the AWS CLI prints it',
      { ...BASE, Expiration: { Date: '2027-01-31T00:00:00+00:00' } },
      { expiration: { kind: 'date', date: '2027-01-31' } },
    ],
    ['a disabled rule', { ...BASE, Status: 'Disabled', ...ACTION }, { isEnabled: false }],
    ['no delete markers', { ...BASE, ...ACTION, Expiration: { ExpiredObjectDeleteMarker: false } }, { expiration: undefined }],
  ])('%s', (_what, rule, expected) => {
    expect(jsonReading(json(rule)).rules?.[0]).toMatchObject(expected);
  });

  it('what the AWS CLI prints beside the rules', () => {
    const text = JSON.stringify({ TransitionDefaultMinimumObjectSize: 'varies_by_storage_class', Rules: [{ ...BASE, ...ACTION }] });
    expect(jsonReading(text).rules).toHaveLength(1);
  });
});

describe('transitions are left out and named, and the rest is kept', () => {
  const TRANSITIONS = [{ Days: 30, StorageClass: 'STANDARD_IA' }];

  it.each<[string, object, object[]]>([
    ['beside another action', { ...BASE, ...ACTION, Transitions: TRANSITIONS }, [{ line: 9, name: 'Transitions' }]],
    [
      'of versions',
      { ...BASE, NoncurrentVersionTransitions: [{ NoncurrentDays: 30, StorageClass: 'GLACIER' }], ...ACTION },
      [{ line: 6, name: 'NoncurrentVersionTransitions' }],
    ],
    ['both', { ...BASE, Transitions: [], NoncurrentVersionTransitions: [], ...ACTION }, [{ line: 6 }, { line: 7 }]],
  ])('%s', (_what, rule, leftOut) => {
    expect(jsonReading(json(rule))).toMatchObject({ rules: [{ noncurrent: { days: 10 } }], leftOut });
  });

  it('a rule that does nothing else is left out as a whole', () => {
    const reading = jsonReading(json({ ID: 'cold', ...BASE, Transitions: TRANSITIONS }, { ID: 'a', ...BASE, ...ACTION }));
    expect(reading).toMatchObject({ rules: [{ id: 'a' }], leftOut: [{ line: 7, name: 'Transitions' }] });
  });

  it('a problem of a later rule keeps its line and its number', () => {
    const reading = jsonReading(json({ ...BASE, Transitions: TRANSITIONS }, { ...BASE }));
    expect(reading).toMatchObject({ problems: [{ line: 13, problem: { code: 'no-action', rule: 2 } }] });
  });

  it('in XML, twice in a rule', () => {
    const transition = (days: number): string => `<Transition><Days>${days}</Days><StorageClass>GLACIER</StorageClass></Transition>`;
    const actions = `${transition(30)}\n${transition(90)}\n<Expiration><Days>365</Days></Expiration>`;
    const rule = `<Rule><Filter/><Status>Enabled</Status>\n${actions}</Rule>`;
    expect(readRulesXml(`<LifecycleConfiguration>\n${rule}\n</LifecycleConfiguration>`)).toMatchObject({
      rules: [{ expiration: { days: 365 } }],
      leftOut: [
        { line: 3, name: 'Transition' },
        { line: 4, name: 'Transition' },
      ],
    });
  });
});

describe('what wraps a configuration is taken off', () => {
  const rule = { ...BASE, ...ACTION };
  it.each<[string, unknown]>([
    ['as parameters of boto3', { Bucket: 'b', LifecycleConfiguration: { Rules: [rule] } }],
    ['as boto3 prints it', { ResponseMetadata: { HTTPStatusCode: 200 }, Rules: [rule] }],
  ])('%s', (_what, value) => expect(jsonReading(JSON.stringify(value)).rules).toHaveLength(1));

  it('the prefix of a namespace', () => {
    const text =
      '<s3:LifecycleConfiguration xmlns:s3="http://s3.amazonaws.com/doc/2006-03-01/"><s3:Rule><s3:Filter/><s3:Status>Enabled</s3:Status><s3:Expiration><s3:Days>3</s3:Days></s3:Expiration></s3:Rule></s3:LifecycleConfiguration>';
    expect(readRulesXml(text)).toMatchObject({ rules: [{ expiration: { days: 3 } }] });
  });
});

describe('faults of JSON have a line and a cause', () => {
  const at = (rule: unknown): RulesReading => jsonReading(json(rule));
  it.each<[string, unknown, object[]]>([
    ['an unknown element', { ...BASE, ...ACTION, Expire: 1 }, [{ line: 9, name: 'Expire', code: 'unknown' }]],
    ['transitions alone', { ...BASE, Transitions: [] }, [{ line: 2, name: 'Rules', code: 'only-transitions' }]],
    ['a number as a text', { ...BASE, Expiration: { Days: '10' } }, [{ line: 7, name: 'Days', code: 'type', expected: 'number' }]],
    ['half a day', { ...BASE, Expiration: { Days: 1.5 } }, [{ line: 7, name: 'Days', code: 'whole' }]],
    ['no day', { ...BASE, Expiration: { Days: 0 } }, [{ line: 7, name: 'Days', code: 'range', min: 1 }]],
    ['a list for elements', { ...BASE, Expiration: [] }, [{ line: 6, name: 'Expiration', code: 'type', expected: 'elements' }]],
    ['an And without conditions', { ...BASE, ...ACTION, Filter: { And: {} } }, [{ line: 6, name: 'And', code: 'missing' }]],
    ['an And with no tags', { ...BASE, ...ACTION, Filter: { And: { Tags: [] } } }, [{ line: 6, name: 'And', code: 'missing' }]],
    ['a size that no object is below', { ...BASE, ...ACTION, Filter: { ObjectSizeLessThan: 0 } }, [{ line: 6, code: 'range', min: 1 }]],
    ['elements for a list', { ...BASE, ...ACTION, Filter: { And: { Tags: {} } } }, [{ name: 'Tags', code: 'type', expected: 'list' }]],
    [
      'a flag as a text',
      { ...BASE, Expiration: { ExpiredObjectDeleteMarker: 'true' } },
      [{ name: 'ExpiredObjectDeleteMarker', code: 'type', expected: 'flag' }],
    ],
    ['days and date', { ...BASE, Expiration: { Days: 1, Date: '2027-01-01' } }, [{ line: 6, code: 'one-of', found: 'Days, Date' }]],
    ['days and markers', { ...BASE, Expiration: { Days: 1, ExpiredObjectDeleteMarker: true } }, [{ line: 6, code: 'one-of' }]],
    [
      'two conditions without And',
      { ...BASE, ...ACTION, Filter: { Prefix: 'a', ObjectSizeLessThan: 9 } },
      [{ line: 5, name: 'Filter', code: 'one-of' }],
    ],
    ['midnight elsewhere', { ...BASE, Expiration: { Date: '2027-01-31T01:00:00+01:00' } }, [{ line: 7, code: 'midnight' }]],
    ['noon', { ...BASE, Expiration: { Date: '2027-01-01T12:00:00Z' } }, [{ line: 7, code: 'midnight' }]],
    ['a day that is not', { ...BASE, Expiration: { Date: '2027-02-30' } }, [{ line: 7, code: 'date' }]],
    ['no status', { Filter: {}, ...ACTION }, [{ line: 3, name: 'Rule', code: 'missing', missing: 'Status' }]],
    ['another status', { ...BASE, ...ACTION, Status: 'enabled' }, [{ line: 4, code: 'status' }]],
    ['an empty status', { ...BASE, ...ACTION, Status: '' }, [{ line: 4, code: 'status' }]],
    ['no filter', { Status: 'Enabled', ...ACTION }, [{ line: 3, code: 'missing', missing: 'Filter' }]],
    [
      'no days',
      { ...BASE, NoncurrentVersionExpiration: { NewerNoncurrentVersions: 3 } },
      [{ line: 6, code: 'missing', missing: 'NoncurrentDays' }],
    ],
    [
      'too many versions',
      { ...BASE, NoncurrentVersionExpiration: { NoncurrentDays: 1, NewerNoncurrentVersions: 101 } },
      [{ line: 8, code: 'range', max: 100 }],
    ],
    ['a long ID', { ...BASE, ...ACTION, ID: 'x'.repeat(256) }, [{ name: 'ID', code: 'length', most: 255 }]],
    ['a long prefix', { ...BASE, ...ACTION, Filter: { Prefix: 'è'.repeat(513) } }, [{ name: 'Prefix', code: 'length', most: 1_024 }]],
    ['a line break in a prefix', { ...BASE, ...ACTION, Filter: { Prefix: 'a\nb' } }, [{ name: 'Prefix', code: 'control' }]],
    ['a comma in a tag', { ...BASE, ...ACTION, Filter: { Tag: { Key: 'a,b', Value: '' } } }, [{ name: 'Tag', code: 'tag-signs' }]],
    ['several faults', { Status: 'on', Filter: 1, Expiration: { Days: null } }, [{ code: 'status' }, { code: 'type' }, { code: 'type' }]],
  ])('%s', (_what, rule, faults) => {
    const reading = at(rule);
    expect(reading.faults).toHaveLength(faults.length);
    expect(reading.faults).toMatchObject(faults);
  });

  it('are in the order of their lines', () => {
    const faults = at({ NoncurrentVersionExpiration: { NoncurrentDays: 0 }, Filter: { Prefix: 7 }, ID: 7, Status: 'on' }).faults;
    expect(faults?.map(({ name }) => name)).toEqual(['NoncurrentDays', 'Prefix', 'ID', 'Status']);
  });

  it('of two rules with the same ID the second is named', () => {
    const reading = jsonReading(json({ ID: 'a', ...BASE, ...ACTION }, { ID: 'a', ...BASE, ...ACTION }));
    expect(reading).toMatchObject({ problems: [{ line: 11, problem: { code: 'duplicate-id', rule: 2 } }] });
  });

  it.each(['{}', '[]', 'null', '1', '{"Rules": 1}', '{"Rules": [null]}', '{"Rules": [[]]}', '{"Rules": []}', '{"Rule": []}'])(
    '%s is answered',
    (text) => {
      expect(jsonReading(text).rules).toBeUndefined();
    },
  );
});

describe('faults of XML have a line and a cause', () => {
  const RULE = '<Status>Enabled</Status>\n<Filter/>\n';
  const xml = (inner: string): string => `<LifecycleConfiguration>\n<Rule>\n${inner}\n</Rule>\n</LifecycleConfiguration>`;
  it.each<[string, string, object]>([
    ['an end that is missing', '<LifecycleConfiguration>\n<Rule>', { code: 'xml', line: 2 }],
    ['an end of another element', xml('<Status>Enabled</Filter>'), { code: 'xml', line: 3 }],
    ['a sign that is not written as an entity', xml('<ID>a & b</ID>'), { code: 'ampersand', line: 3 }],
    ['no XML', '<<', { code: 'xml', line: 1 }],
    ['another root', '\n<Lifecycle/>', { code: 'root', line: 2, name: 'Lifecycle' }],
    ['an unknown element', xml(`${RULE}<Expire>1</Expire>`), { code: 'unknown', line: 5, name: 'Expire' }],
    ['an element twice', xml(`${RULE}<Status>Enabled</Status>`), { code: 'twice', line: 5, name: 'Status' }],
    ['a word for a number', xml(`${RULE}<Expiration><Days>ten</Days></Expiration>`), { code: 'type', line: 5, expected: 'number' }],
    [
      'text between elements',
      xml(`${RULE}<Expiration>in <Days>1</Days></Expiration>`),
      { code: 'stray-text', line: 5, name: 'Expiration' },
    ],
    ['a transition alone', xml(`${RULE}<Transition><Days>1</Days></Transition>`), { code: 'only-transitions', line: 2 }],
    ['a tag beside a prefix', xml(`<Status>Enabled</Status><Filter><Prefix>a</Prefix><Tag/></Filter>`), { code: 'one-of', line: 3 }],
  ])('%s', (_what, text, fault) => {
    expect(readRulesXml(text).faults?.[0]).toMatchObject(fault);
  });

  it('takes a declaration, comments, a namespace and blanks', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- old -->\n${xml(`${RULE}<Expiration><Days> 3 </Days></Expiration>`).replace('<Lifecycle', '<LifecycleConfiguration xmlns="x"').replace('ConfigurationConfiguration', 'Configuration').replace('"x"Configuration', '"x"')}`;
    expect(readRulesXml(text)).toMatchObject({ rules: [{ expiration: { kind: 'days', days: 3 } }] });
  });

  it('expands no entities of its own', () => {
    expect(readRulesXml(`<!DOCTYPE a [<!ENTITY b "${'x'.repeat(99)}">]>\n${xml('<ID>&b;</ID>')}`).faults?.[0]).toMatchObject({
      code: 'xml',
    });
  });
});

describe('the fields of a rule', () => {
  it.each<[Partial<typeof EMPTY_RULE>, object]>([
    [{ current: 'days', days: '' }, { faults: { days: { code: 'empty' } } }],
    [{ current: 'days', days: '0' }, { faults: { days: { code: 'range', min: 1 } } }],
    [{ current: 'days', days: '1,5' }, { faults: { days: { code: 'whole' } } }],
    [{ current: 'date', date: '31.1.2027' }, { mismatches: { date: { code: 'date' } } }],
    [{ newer: '5' }, { mismatches: { noncurrentDays: { code: 'newer-needs-days' } } }],
    [{ newer: '101', noncurrentDays: '1' }, { faults: { newer: { code: 'range', max: 100 } } }],
    [{ tags: 'team' }, { mismatches: { tags: { code: 'tags' } } }],
    [{ tags: 'a=b,' }, { mismatches: { tags: { code: 'tags' } } }],
    [{ tags: `${'k'.repeat(129)}=v` }, { mismatches: { tags: { code: 'tags' } } }],
    [{ tags: `k=${'v'.repeat(257)}` }, { mismatches: { tags: { code: 'tags' } } }],
    [{ smaller: '0' }, { faults: { smaller: { code: 'range', min: 1 } } }],
    [{ id: 'x'.repeat(256) }, { mismatches: { id: { code: 'long', most: 255 } } }],
    [{ prefix: 'a\u0000' }, { mismatches: { prefix: { code: 'control' } } }],
  ])('%o', (texts, expected) => {
    expect(readRule({ ...EMPTY_RULE, ...texts })).toMatchObject(expected);
  });

  it('that are not shown are not read', () => {
    expect(readRule({ ...EMPTY_RULE, days: 'x', date: 'x', abortDays: '3' })).toMatchObject({ rule: { abortDays: 3 } });
  });
});
