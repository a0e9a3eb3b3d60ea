/** The figures in the sentences of the page, in both languages; those of its tables are computed when the site is built. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentsOf, bestCaseLosses, expansion, recoveryThresholds, type RedundancyClass } from './core/class';
import { layoutOf } from './core/layout';
import { orderFor } from './core/order';
import { planOf } from './core/plan';
import { formatNumber } from './format';
import { TABLES } from './tables';
import { ASSUMED, inputOf, SHAPES } from './worked';

const root = path.join(__dirname, '../../..');
const PAGES = {
  en: 'composer/swarms/redundancy.md',
  it: 'i18n/it/docusaurus-plugin-content-docs-composer/current/swarms/redundancy.md',
} as const;

const OWN: RedundancyClass = { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1 };
const WIDE = { ...OWN, innerN: 8 };
const order = orderFor(OWN, { target: 100, size: 10, fill: ASSUMED.fill, disksOfNode: 4 });
const uneven = layoutOf({ ...OWN, outerN: 1, outerK: 0 }, [[7, 1, 1, 1, 1, 1]]);
const unreadable = (own: RedundancyClass): number =>
  planOf({ ...inputOf(SHAPES['three-sites-spare']), own, unavailable: 0.01 }).unavailability.ring;
const saved = Math.round(100 * (1 - expansion(WIDE) / expansion(OWN)));
const times = Math.round(unreadable(WIDE) / unreadable(OWN));
const BOUGHT = [agentsOf(OWN) * 10, order.rings, order.disks, order.planned];
const fiveSites = planOf(inputOf(SHAPES['five-sites']));

/** Sentences with the computed numbers in the places of `#`. */
const SENTENCES: Readonly<Record<keyof typeof PAGES, readonly { readonly sentence: string; readonly numbers: readonly number[] }[]>> = {
  en: [
    { sentence: 'need # TB of raw space', numbers: [order.rawNeeded] },
    { sentence: 'One ring of 10 TB disks has # TB, so you buy # rings: # disks, and # TB planned', numbers: BOUGHT },
    { sentence: 'The # % that stay free', numbers: [100 - ASSUMED.fill * 100] },
    { sentence: 'saves # % of the raw space of 2+1 / 4+2, and is unreadable # times as often', numbers: [saved, times] },
  ],
  it: [
    { sentence: 'richiedono # TB di spazio lordo', numbers: [order.rawNeeded] },
    { sentence: 'Un ring di dischi da 10 TB ne ha #, quindi acquisti # ring: # dischi, e # TB pianificati', numbers: BOUGHT },
    { sentence: 'Il # % che resta libero', numbers: [100 - ASSUMED.fill * 100] },
    { sentence: 'risparmia quindi il # % dello spazio lordo di 2+1 / 4+2, ed è illeggibile # volte più spesso', numbers: [saved, times] },
  ],
};

describe.each(Object.entries(PAGES) as ['en' | 'it', string][])('%s', (locale, file) => {
  const text = readFileSync(path.join(root, file), 'utf8');

  it.each(SENTENCES[locale])('$sentence', ({ sentence, numbers }) => {
    const rest = [...numbers];
    expect(text).toContain(sentence.replace(/#/g, () => formatNumber(rest.shift() ?? Number.NaN, locale)));
  });

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
  it('six nodes of 7, 1, 1, 1, 1, 1 disks make one ring, and six disks stay idle', () => {
    expect(uneven).toMatchObject({ rings: 1, idleAgents: 6 });
  });

  it('ten losses in the best case', () => {
    expect(bestCaseLosses(OWN)).toBe(10);
  });

  it('2+1 / 8+3 is more available than both, and takes less space than 2+1 / 4+2', () => {
    const more = { ...WIDE, innerK: 3 };
    expect(unreadable(more)).toBeLessThan(Math.min(unreadable(OWN), unreadable(WIDE)));
    expect(expansion(more)).toBeLessThan(expansion(OWN));
  });

  it('the nexus of five sites takes longer than the repair time that is assumed', () => {
    expect((fiveSites.rebuild.nexus?.total ?? 0) / 86_400).toBeGreaterThan(ASSUMED.site.days);
  });

  it('on fast links a disk waits for its replacement, a nexus for the link', () => {
    for (const shape of Object.values(SHAPES)) {
      const { disk, nexus } = planOf(inputOf(shape)).rebuild;
      expect(disk?.limit).toBe('target');
      expect(nexus?.limit ?? 'network').toBe('network');
    }
  });

  it('where inner K is 2, disks hardly matter beside sites', () => {
    for (const shape of Object.values(SHAPES).filter(({ inner }) => inner[1] === 2)) {
      const { disks, sites } = planOf(inputOf(shape)).losses.markov;
      expect(disks).toBeLessThan(sites / 1000);
    }
  });
});

it('the tables of the page are those of the core', () => {
  const rows = TABLES.capacity({ locale: 'en', text: (id) => id });
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
  const rebuilds = TABLES.rebuild({ locale: 'it', text: (id) => id.split('.').at(-1) ?? '' });
  expect(rebuilds).toContainEqual([
    'five-sites',
    '96 TB, 22,2 ore (target)',
    '2.304 TB, 21,3 giorni (network)',
    '6.912 TB, 64 giorni (network)',
  ]);
});
