/**
 * Generates random test cases. `npm test` runs a few cases, which are the same in each run, so that a failure can be reproduced. At night,
 * there are `FUZZ_FACTOR` times as many, based on `FUZZ_SEED` and different each night. To reproduce a failure from a nightly run, set both
 * variables to the values from that run.
 */
import { randomOf } from './random';

function wholeNumber(variable: string, usual: number): number {
  const text = process.env[variable] ?? String(usual);
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${variable} is ${text}; expected a whole number, such as ${variable}=20`);
  return Number(text);
}

const FACTOR = Math.max(1, wholeNumber('FUZZ_FACTOR', 1));
const SEED = wholeNumber('FUZZ_SEED', 0);

/** @returns the number of cases for a test that runs this many by default */
export const cases = (usual: number): number => usual * FACTOR;

/** @param test name of the test, so that each test gets different numbers @returns a generator of numbers from 0 to below 1 */
export const randomFor = (test: string): (() => number) =>
  randomOf(Array.from(test).reduce((sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0), SEED));

/** @returns about as many of the values as `cases` returns, in order, or all values if there aren't more */
export function someOf<Value>(values: readonly Value[], usual: number, test: string): Value[] {
  const random = randomFor(test);
  return values.filter(() => random() < cases(usual) / values.length);
}
