import { describe, expect, it } from 'vitest';
import { planOf } from './core/plan';
import { FORM, readInput, type FormTexts, type Wrong } from './fields';
import { inputOf, SHAPES, textsOf } from './examples';

type FieldName = keyof FormTexts;

const read = (changes: Partial<FormTexts>) => readInput({ ...FORM.address.none, ...changes });

function faultsOf(changes: Partial<FormTexts>): Wrong {
  const { input, ...wrong } = read(changes);
  if (input) throw new Error('the input was accepted');
  return wrong;
}

function inputFor(changes: Partial<FormTexts>) {
  const { input, ...wrong } = read(changes);
  if (!input) throw new Error(JSON.stringify(wrong));
  return input;
}

describe('the fields', () => {
  it.each(Object.entries(SHAPES))('accept the example layout %s', (_name, shape) => {
    expect(readInput(textsOf(shape))).toMatchObject({ faults: {}, mismatches: {} });
  });

  it('give the input of a plan, with shares, days, and a list of nodes for each nexus', () => {
    const ofNexuses = (value: number): number[][] => Array.from({ length: 3 }, () => Array.from({ length: 7 }, () => value));
    expect(inputOf(SHAPES['three-sites-spare'])).toEqual({
      own: { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1 },
      nexuses: ofNexuses(4),
      sizes: ofNexuses(10),
      fill: 0.8,
      written: 2,
      speeds: { linkGbit: 10, siteLinkGbit: 10, diskMB: 200 },
      failures: { disk: { afr: 0.02, days: 1 }, node: { afr: 0.01, days: 3 }, site: { afr: 0.001, days: 30 }, siteAway: 0.001, wait: 1 },
      unavailable: 0.01,
      target: 100,
    });
  });

  it('begin with the layout of three sites with a node to spare', () => {
    expect(FORM.address.none).toEqual(textsOf(SHAPES['three-sites-spare']));
  });

  it('have names of their own in the address', () => {
    expect(new Set(Object.values(FORM.parameters)).size).toBe(Object.keys(FORM.parameters).length);
  });

  it.each<[Partial<FormTexts>, number[][], number[][]]>([
    [
      { disks: '7 1 1 1 1 1' },
      Array.from({ length: 3 }, () => [7, 1, 1, 1, 1, 1]),
      Array.from({ length: 3 }, () => Array(6).fill(10) as number[]),
    ],
    [{ disks: '2', sizes: '10 8,5', nexuses: '1' }, [[2, 2]], [[10, 8.5]]],
    [
      { disks: '1 2 / 3 / 4 5 6', sizes: '1 / 2 / 3 4 5', nodes: '2' },
      [
        [1, 2],
        [3, 3],
        [4, 5, 6],
      ],
      [
        [1, 1],
        [2, 2],
        [3, 4, 5],
      ],
    ],
  ])('%o', (changes, nexuses, sizes) => {
    expect(inputFor(changes)).toMatchObject({ nexuses, sizes });
  });

  it('make one ring of 7, 1, 1, 1, 1, 1 disks', () => {
    expect(planOf(inputFor({ disks: '7 1 1 1 1 1' })).layout).toMatchObject({ rings: 1, idleAgents: 18 });
  });
});

describe('published figures', () => {
  const flat = { outerN: '1', outerK: '0', nexuses: '1', nodes: '20', disks: '1', innerN: '17', innerK: '3' };
  const alone = { ...flat, diskRate: '0.81', diskHours: '156', nodeRate: '0', siteRate: '0', siteAway: '0' };

  it('17+3, 0.81 % of the disks, 6.5 days', () => {
    const { losses, published } = planOf(inputFor(alone));
    const shown = [published.window, losses.parallel.disks, losses.serial.disks, losses.parallel.all];
    expect(shown.map((loss) => loss.toPrecision(3))).toEqual(['1.19e-10', '4.77e-10', '2.86e-9', '4.77e-10']);
  });

  it('2+1 / 3+2 with 1 % of the shards and of the sites away', () => {
    const changes = { innerN: '3', innerK: '2', nodes: '5', disks: '1', unavailable: '1' };
    const ring = (siteAway: string): string => planOf(inputFor({ ...changes, siteAway })).unavailability.ring.toPrecision(2);
    expect([ring('0'), ring('1')]).toEqual(['2.9e-10', '0.00030']);
  });
});

describe('what is wrong', () => {
  it.each<[FieldName, string, string]>([
    ['outerN', '0', 'range'],
    ['innerK', '1.5', 'whole'],
    ['fill', '', 'empty'],
    ['diskRate', '101', 'range'],
    ['target', '8,640', 'separator'],
    ['target', '1.000', 'separator'],
    ['sizes', '4 1,000', 'separator'],
    ['disks', '4 four', 'number'],
    ['sizes', '0', 'range'],
    ['siteDays', '1e99', 'number'],
  ])('%s %j: %s', (name, text, code) => {
    expect(faultsOf({ [name]: text }).faults).toMatchObject({ [name]: { code } });
  });

  it('all fields are told at once', () => {
    expect(Object.keys(faultsOf({ outerN: 'x', target: 'y', disks: '' }).faults).sort()).toEqual(['disks', 'outerN', 'target']);
  });

  it.each<[Partial<FormTexts>, object]>([
    [{ disks: '4 / 4' }, { disks: { code: 'groups', need: 3, have: 2 } }],
    [{ sizes: '1 / 2 / 3 / 4' }, { sizes: { code: 'groups', need: 3, have: 4 } }],
    [{ wait: '3' }, { wait: { code: 'wait', most: 2 } }],
    [{ wait: '2', innerK: '0' }, { wait: { code: 'wait', most: 1 } }],
    [{ disks: '4 4 4', sizes: '10 10' }, { sizes: { code: 'nodes', nexus: 1, need: 3, have: 2 } }],
  ])('%o', (changes, mismatches) => {
    expect(faultsOf(changes).mismatches).toEqual(mismatches);
  });
});

describe('a plan is finite', () => {
  const extremes: Partial<FormTexts>[] = [
    { outerN: '255', outerK: '0', nexuses: '255', nodes: '1000', disks: '1000' },
    { innerN: '255', innerK: '254', nodes: '1', disks: '1' },
    { group: '255', innerN: '1', innerK: '0', outerN: '1', outerK: '0', nexuses: '1' },
    { diskRate: '99.9', diskHours: '8760', siteRate: '99.9', siteDays: '3650', unavailable: '100' },
    { nodeRate: '99.9', nodeDays: '3650', siteAway: '100', innerN: '200', innerK: '55', nodes: '255', wait: '55' },
    { diskRate: '0', nodeRate: '0', siteRate: '0', siteAway: '0', unavailable: '0', written: '0' },
    { link: '0.001', siteLink: '0.001', diskSpeed: '0.1', sizes: '1000', target: '10000000' },
    { diskHours: '0.1', siteDays: '0.01' },
    { nexuses: '1' },
  ];

  /** Returns all numbers in a value, with their paths. */
  const numbersIn = (value: unknown, path = ''): [string, number][] =>
    typeof value === 'number'
      ? [[path, value]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => numbersIn(part, `${path}.${key}`))
        : [];

  it.each(extremes)('%o', (changes) => {
    const numbers = numbersIn(planOf(inputFor(changes)));
    expect(numbers.length).toBeGreaterThan(30);
    expect(numbers.filter(([, value]) => !Number.isFinite(value) || value < 0)).toEqual([]);
  });
});
