import { describe, expect, it } from 'vitest';
import { inputOf, SHAPES } from '../examples';
import { choicesOf, repairCurve, REPAIR_HOURS, planOf } from './plan';

const INPUT = inputOf(SHAPES['three-sites-spare']);

describe('choices', () => {
  const choices = choicesOf(INPUT);

  it('are all splits of the same agents', () => {
    expect(choices).toHaveLength(3 * 6);
    expect(new Set(choices.map(({ own }) => `${own.outerN + own.outerK} ${own.innerN + own.innerK}`))).toEqual(new Set(['3 6']));
  });

  it('hold the plan itself', () => {
    expect(choices).toContainEqual({ own: INPUT.own, tolerance: 5, usable: 320 });
  });

  it('hold a class of more parity than is compared', () => {
    const own = { outerN: 1, outerK: 5, innerN: 1, innerK: 0, group: 1 };
    expect(choicesOf({ ...INPUT, own }).map((choice) => choice.own.outerK)).toContain(5);
  });
});

describe('durability over the repair time', () => {
  const curve = repairCurve(INPUT);

  it('falls with the time', () => {
    expect(curve.map(({ hours }) => hours)).toEqual(REPAIR_HOURS);
    const losses = curve.map((point) => point.losses.parallel.disks);
    expect(losses).toEqual([...losses].sort((one, other) => one - other));
  });

  it('goes through the plan', () => {
    expect(curve.find(({ hours }) => hours === 24)?.losses).toEqual(planOf(INPUT).losses);
  });
});
