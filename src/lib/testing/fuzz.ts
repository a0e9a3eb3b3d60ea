/**
 * Cases by chance for tests: in `npm test` a few, the same in each run, so that a failure comes again. At night `FUZZ_FACTOR` times
 * as many, and others each night, from `FUZZ_SEED`: with both variables of the run that failed, a failure of the night comes again, too.
 */
import { randomOf } from './random';

function wholeNumber(variable: string, usual: number): number {
  const text = process.env[variable] ?? String(usual);
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${variable} is ${text}; expected a whole number, such as ${variable}=20`);
  return Number(text);
}

const FACTOR = Math.max(1, wholeNumber('FUZZ_FACTOR', 1));
const SEED = wholeNumber('FUZZ_SEED', 0);

/** @returns how many cases a test tries that usually tries this many */
export const cases = (usual: number): number => usual * FACTOR;

/** @param test name of the test, so that each has numbers of its own @returns a source of numbers from 0 to below 1 */
export const randomFor = (test: string): (() => number) =>
  randomOf(Array.from(test).reduce((sum, sign) => Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0), SEED));

/** @returns about as many of the values as `cases` says, in their order, and all of them where these are no more */
export function someOf<Value>(values: readonly Value[], usual: number, test: string): Value[] {
  const random = randomFor(test);
  return values.filter(() => random() < cases(usual) / values.length);
}
