/** Checks the page's statements about the builder, in both languages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyFeature } from '../../site/features';
import { timelineOf } from './core/timeline';
import { ruleWith } from './testing/rules';
import { MAX_RULES, NEWER } from './core/model';
import { writeJson } from './core/write';
import { readRule, FIRST_RULE } from './form/rules';
import { readRulesJson } from './reading/read-rules';
import { TABLES } from './tables';

const root = path.join(__dirname, '../../..');
const PAGES = {
  en: 'docs/guides/lifecycle-configuration.md',
  it: 'i18n/it/docusaurus-plugin-content-docs-home/current/guides/lifecycle-configuration.md',
} as const;

describe.each(Object.entries(PAGES))('%s', (_locale, file) => {
  const text = readFileSync(path.join(root, file), 'utf8');

  it('has the builder and every table that the core computes', () => {
    expect(text).toContain('<LifecycleBuilder />');
    for (const name of Object.keys(TABLES)) expect(text).toContain(`<WorkedTable of="${name}" />`);
  });

  it('has configurations that the builder reads, all with the one action of the service', () => {
    const blocks = [...text.matchAll(/```json title="lifecycle[\w-]*\.json" save\n(.*?)```/gs)].map(([, block = '']) => block);
    expect(blocks).toHaveLength(3);
    for (const block of blocks) {
      const reading = readRulesJson(block);
      expect(reading).toMatchObject({ rules: [{ noncurrent: { days: 10 } }] });
    }
  });

  it('begins with the rule that the builder begins with', () => {
    const [, block = ''] = /```json title="lifecycle\.json" save\n(.*?)```/s.exec(text) ?? [];
    const reading = readRule(FIRST_RULE);
    if (!('rule' in reading)) throw new Error('the first rule has a fault');
    expect(JSON.parse(writeJson([reading.rule]))).toEqual(JSON.parse(block));
  });

  it('has the limits of the core', () => {
    const digits = text.replace(/[.,](?=\d{3})/g, '');
    expect(digits).toContain(`[${MAX_RULES} `);
    expect(digits).toMatch(new RegExp(`\\[.*${NEWER.min} .*${NEWER.max}\\]`));
  });
});

it('the versions of the page’s example go and stay as its drawing says', () => {
  // Versions are written between day 0 and day 19, and the ninth on day 20, so they're noncurrent for 20, 12, 8, 5, 4, 3, 2, and 1 days.
  const overwritten = [0, 8, 12, 15, 16, 17, 18, 19].map((day) => day + 1);
  const scenario = { key: 'a', size: 1, tags: [], versioning: 'on', overwritten, lockDays: 0, dayZero: '2027-01-01' } as const;
  const { versions } = timelineOf([ruleWith({ noncurrent: { days: 10, newer: 5 } })], scenario);
  const gone = versions.filter(({ to = Infinity }) => to <= 21).map(({ number }) => number);
  expect(gone).toEqual([1, 2]);
  expect(versions[2]).toMatchObject({ noncurrentFrom: 13, to: 24 });
});

it('the table of the page is that of the core', () => {
  const rows = TABLES['lifecycle-actions']({ locale: 'en', features: everyFeature, text: (id) => id.split('.').at(-1) ?? '' });
  expect(rows).toContainEqual(['expiration', 'gone', 'hidden', 'gone']);
  expect(rows).toContainEqual(['noncurrent', 'nothing', 'gone', 'gone']);
});
