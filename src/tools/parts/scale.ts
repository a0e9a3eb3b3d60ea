/** Pure functions that calculate the axes of a plot. */

export interface Scale {
  /** Returns the position of a value on the axis, from 0 to 1. */
  readonly place: (value: number) => number;
  readonly ticks: readonly number[];
}

const NICE = [1, 2, 5, 10];

/** Scale from 0 to a round number that is at least `value`, or to 1 if `value` is 0. @param count approximate number of ticks */
export function linearScale(value: number, count = 5): Scale {
  const largest = value > 0 ? value : 1;
  const rough = largest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((nice) => nice * power >= rough * (1 - Number.EPSILON * 4)) ?? 10) * power;
  const steps = Math.max(1, Math.ceil((largest / step) * (1 - Number.EPSILON * 4)));
  return {
    place: (shown) => shown / (steps * step),
    // Multiply instead of adding repeatedly, because 0.1 + 0.2 would become a label with seventeen digits.
    ticks: Array.from({ length: steps + 1 }, (_, at) => Number((at * step).toPrecision(12))),
  };
}

/** Logarithmic scale between two positive values. The ticks are parameters, because round numbers differ for times. */
export const logScale = (least: number, largest: number, ticks: readonly number[]): Scale => ({
  place: (value) => Math.log(value / least) / Math.log(largest / least),
  ticks,
});
