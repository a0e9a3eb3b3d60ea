import { describe, expect, it } from 'vitest';
import {
  GIB,
  LARGEST_OBJECT,
  LARGEST_PART,
  LEAST_PART,
  MIB,
  MOST_PARTS,
  TIB,
  goodPart,
  planUpload,
  smallestPart,
  type Upload,
} from './plan';

const upload = (part: Partial<Upload>): Upload => ({ size: GIB, wanted: 64 * MIB, bandwidth: 1e9, latency: 0.02, parallel: 8, ...part });

it.each([
  [1, 5 * MIB],
  [50_000 * MIB, 5 * MIB],
  [50_000 * MIB + 1, 6 * MIB],
  [100 * GIB, 11 * MIB],
  [TIB, 105 * MIB],
  [5 * TIB, 525 * MIB],
  [LARGEST_OBJECT, LARGEST_PART],
])('an object of %d bytes needs parts of %d bytes at least', (size, part) => {
  expect(smallestPart(size)).toBe(part);
});

it.each([
  [GIB, 64 * MIB],
  [100 * GIB, 64 * MIB],
  [TIB, 128 * MIB],
  [5 * TIB, GIB],
  [LARGEST_OBJECT, LARGEST_PART],
])('for an object of %d bytes, %d bytes are a good part', (size, part) => {
  expect(goodPart(size)).toBe(part);
});

describe('parts', () => {
  it.each([
    // The guide's exercise and client settings
    [12 * MIB, 5 * MIB, 3, 2 * MIB],
    [20 * MIB, 8 * MIB, 3, 4 * MIB],
    [GIB, 64 * MIB, 16, 64 * MIB],
    [GIB + 1, 64 * MIB, 17, 1],
    [1, 5 * MIB, 1, 1],
  ])('%d bytes in parts of %d bytes are %d, the last of %d bytes', (size, wanted, parts, lastPart) => {
    expect(planUpload(upload({ size, wanted }))).toMatchObject({ partSize: wanted, parts, lastPart });
  });

  it('are raised where the wanted size gives too many, and never exceed their number', () => {
    for (const size of [1, 50_000 * MIB, 50_000 * MIB + 1, TIB, 5 * TIB + 1, LARGEST_OBJECT]) {
      const { parts, partSize, lastPart, notes } = planUpload(upload({ size, wanted: LEAST_PART }));
      expect(parts).toBeLessThanOrEqual(MOST_PARTS);
      expect(partSize).toBeLessThanOrEqual(LARGEST_PART);
      expect((parts - 1) * partSize + lastPart).toBe(size);
      expect(notes.includes('raised')).toBe(size > 50_000 * MIB);
    }
  });
});

describe('what they need', () => {
  it('memory is that of the parts that are under way', () => {
    expect(planUpload(upload({ parallel: 10 })).memory).toBe(640 * MIB);
    expect(planUpload(upload({ size: 20 * MIB, wanted: 8 * MIB, parallel: 16 })).memory).toBe(24 * MIB);
    expect(planUpload(upload({ size: MIB })).memory).toBe(MIB);
  });

  it('1 GiB over 1 Gbit/s takes 8.59 s, and a round trip for each round of parts and four others', () => {
    const { lineTime, time, repeatTime } = planUpload(upload({}));
    expect(lineTime).toBeCloseTo(8.589934592);
    expect(time - lineTime).toBeCloseTo((2 + 4) * 0.02);
    expect(repeatTime).toBeCloseTo(0.536870912);
  });

  it('more parts at the same time hide the latency', () => {
    const [alone, together] = [1, 16].map((parallel) => planUpload(upload({ parallel, latency: 0.2 })).time);
    expect((alone ?? 0) - (together ?? 0)).toBeCloseTo(15 * 0.2);
  });
});

it.each([
  [{ size: MIB }, ['single']],
  [{ size: 128 * MIB }, ['idle']],
  [{ size: 6 * TIB, wanted: LARGEST_PART }, ['new-clients']],
  [{ size: 6 * TIB }, ['raised', 'new-clients']],
  [{}, []],
])('%j is told of %j', (part, notes) => {
  expect(planUpload(upload(part)).notes).toEqual(notes);
});
