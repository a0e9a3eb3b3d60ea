/** Numbers of sections as one digit of `coding.ts` each (two above 50,000): half steps of the logarithm are all that ranking needs. */
const STEPS = 2;

export function encodeFrequency(count: number): number {
  return Math.round(STEPS * Math.log2(count));
}

export function decodeFrequency(step: number): number {
  return Math.round(2 ** (step / STEPS));
}
