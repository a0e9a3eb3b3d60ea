/**
 * Checks the statements in the page's prose, in both languages. The tests in `testing/figures/` check the page's figures, and the build
 * computes its tables.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyFeature } from '../../site/features';
import { expansion, type RedundancyClass } from './core/layout';
import { planOf } from './core/plan';
import { unavailabilityOf } from './core/durability';
import { TABLES } from './tables';
import { recoveryThresholds } from './testing/layouts';
import { ASSUMED, inputOf, SHAPES } from './examples';

const root = path.join(__dirname, '../../..');
const PAGES = {
  en: 'composer/swarms/redundancy.md',
  it: 'i18n/it/docusaurus-plugin-content-docs-composer/current/swarms/redundancy.md',
} as const;

const OWN: RedundancyClass = { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1 };
const WIDE = { ...OWN, innerN: 8 };
const unreadable = (own: RedundancyClass): number => unavailabilityOf(own, ASSUMED.unavailable, ASSUMED.failures.siteAway).ring;
const fiveSites = planOf(inputOf(SHAPES['five-sites']));

describe.each(Object.entries(PAGES))('%s', (_locale, file) => {
  const text = readFileSync(path.join(root, file), 'utf8');

  it('has every table that the core computes', () => {
    const used = [...text.matchAll(/<WorkedTable of="([a-z]+)" \/>/g)].map(([, name]) => name);
    expect(used.sort()).toEqual(Object.keys(TABLES).sort());
  });

  it('has the thresholds of recovery', () => {
    const cells = [...text.matchAll(/^\| ([123]) \| (.+?) \|/gm)].map(([, parity, cell = '']) => [
      recoveryThresholds(Number(parity)),
      cell.match(/\d/g)?.length ?? 0,
    ]);
    expect(cells).toHaveLength(3);
    for (const [computed, written] of cells) expect(written).toBe(computed);
  });
});

describe('what the sentences say in words', () => {
  it('2+1 / 8+3 is more available than both, and takes less space than 2+1 / 4+2', () => {
    const more = { ...WIDE, innerK: 3 };
    expect(unreadable(more)).toBeLessThan(Math.min(unreadable(OWN), unreadable(WIDE)));
    expect(expansion(more)).toBeLessThan(expansion(OWN));
  });

  it('the nexus of five sites takes longer than the repair time that is assumed', () => {
    expect((fiveSites.rebuild.nexus?.total ?? 0) / 86_400).toBeGreaterThan(ASSUMED.failures.site.days);
  });

  it('on fast links a disk waits for its replacement, a nexus for the link', () => {
    for (const shape of Object.values(SHAPES)) {
      const { disk, nexus } = planOf(inputOf(shape)).rebuild;
      expect(disk?.limit).toBe('target');
      expect(nexus?.limit ?? 'network').toBe('network');
    }
  });

  it('where inner K is 2, disks and nodes hardly matter beside sites, if a node takes one shard of a ring', () => {
    for (const shape of Object.values(SHAPES).filter(({ innerK, group }) => innerK === 2 && group === 1)) {
      const { nodes, sites } = planOf(inputOf(shape)).losses.parallel;
      expect(nodes).toBeLessThan(sites / 1000);
    }
  });

  it('the dense layout loses more by its nodes than the one with a node to spare', () => {
    const [dense, spare] = [SHAPES['three-sites'], SHAPES['three-sites-spare']].map((shape) => planOf(inputOf(shape)).losses.parallel);
    expect(dense?.nodes).toBeGreaterThan(1000 * (spare?.nodes ?? 1));
  });
});

it('the tables of the page are those of the core', () => {
  const rows = TABLES.capacity({ locale: 'en', features: everyFeature, text: (id) => id });
  expect(rows).toContainEqual([
    'redundancy.layout.five-sites',
    '3+2 / 6+3',
    '1',
    '9 × 24',
    '20 TB',
    '24',
    '0',
    '21,600 TB',
    '2.5',
    '8,640 TB',
    '6,912 TB',
  ]);
  const rebuilds = TABLES.rebuild({ locale: 'it', features: everyFeature, text: (id) => id.split('.').at(-1) ?? '' });
  expect(rebuilds).toContainEqual([
    'five-sites',
    '96 TB, 22,2 ore (target)',
    '2.304 TB, 21,3 giorni (network)',
    '6.912 TB, 64 giorni (network)',
  ]);
});
