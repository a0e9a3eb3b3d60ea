import { describe, expect, it } from 'vitest';
import { GIB, LARGEST_OBJECT, MIB, planUpload } from './core/plan';
import { FORM, readInput, type FormTexts } from './fields';

const texts = (part: Partial<FormTexts>) => ({ ...FORM.address.none, ...part });

it('reads sizes with either decimal sign, in each unit', () => {
  expect(readInput(texts({ size: '1,5', unit: 'MiB' })).upload?.size).toBe(1.5 * MIB);
  expect(readInput(texts({ size: '2.5', unit: 'GiB' })).upload?.size).toBe(2.5 * GIB);
  expect(readInput(texts({ size: '48.828125', unit: 'TiB' })).upload?.size).toBe(LARGEST_OBJECT);
});

it('reads the line in Mbit/s and ms', () => {
  expect(readInput(texts({ bandwidth: '100', latency: '20' })).upload).toMatchObject({ bandwidth: 1e8, latency: 0.02 });
});

describe('what is wrong is said of its field', () => {
  it.each([
    [{ size: '' }, { size: { code: 'empty' } }],
    [{ size: '0' }, { size: { code: 'range', min: 0.001, max: 50_000 } }],
    [{ size: '49', unit: 'TiB' }, { size: { code: 'range', min: 0.001, max: 48.828125 } }],
    [{ part: '4' }, { part: { code: 'range', min: 5, max: 5120 } }],
    [{ part: '5121' }, { part: { code: 'range', min: 5, max: 5120 } }],
    [{ part: '5.5' }, { part: { code: 'whole' } }],
    [
      { bandwidth: 'fast', parallel: '0' },
      { bandwidth: { code: 'number' }, parallel: { code: 'range', min: 1, max: 1000 } },
    ],
    [{ latency: '-1' }, { latency: { code: 'range', min: 0, max: 10_000 } }],
  ] as const)('%j', (part, faults) => {
    expect(readInput(texts(part)).faults).toEqual(faults);
  });
});

it('an address with nonsense has a unit and a client', () => {
  const { upload } = readInput(FORM.address.parse('?u=parsec&c=telnet&s=1'));
  expect(upload?.size).toBe(GIB);
});

it('every text that is taken gives finite numbers', () => {
  const values = ['', '0', '0.001', '1', '5', '10000', '50000', '1e9', 'NaN', 'Infinity', '-5', '1.000,5', '\u0000', '٣', '9'.repeat(400)];
  for (const unit of ['MiB', 'GiB', 'TiB', 'x'])
    for (const field of ['size', 'part', 'bandwidth', 'latency', 'parallel'] as const)
      for (const value of values) {
        const { upload } = readInput(texts({ unit, [field]: value }));
        if (!upload) continue;
        const { partSize, parts, lastPart, memory, lineTime, time, repeatTime } = planUpload(upload);
        const numbers = [partSize, parts, lastPart, memory, lineTime, time, repeatTime];
        expect(numbers.filter((number) => !Number.isFinite(number) || number < 0)).toEqual([]);
      }
});
