/** The report's lines. */
import { SLOWDOWN, type BrowserCost, type Times } from './browser/measure';
import { LONGEST_MS } from './run-child';
import type { EngineName, Measured } from './types';

const kb = (bytes: number): string => `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: bytes < 100_000 ? 1 : 0 })} KB`;
const ms = (time: number): string => `${time.toLocaleString('en', { maximumFractionDigits: time < 100 ? 1 : 0 })} ms`;

/** Prints what one engine costs on one site, or that it took too long. */
export function printMeasured(name: EngineName, line: Measured | undefined): void {
  if (line === undefined) {
    console.log(`  ${name.padEnd(9)} not measured: it took more than ${LONGEST_MS / 1000} s or the memory it may have`);
    return;
  }
  const { buildMs, bytes, search, pages } = line;
  console.log(
    `  ${name.padEnd(9)} build ${ms(buildMs)} (${ms(buildMs / pages)} a page), ${bytes.files} files, ${kb(bytes.raw)} raw, ${kb(bytes.brotli)} Brotli (${kb(bytes.brotli / pages)} a page)`,
  );
  console.log(
    `  ${' '.repeat(9)} cold start ${ms(search.coldStartMs)} with ${kb(search.coldStartBytes)}; keystroke p50 ${ms(search.p50Ms)}, p95 ${ms(search.p95Ms)} of ${search.keystrokes}; a query fetches ${kb(search.queryBytes)}, a visit with five queries ${kb(search.visitBytes)}`,
  );
}

function timesLine({ loadMs, firstAnswerMs, p50Ms, p95Ms }: Times): string {
  return `index ready in ${ms(loadMs)}, first answer ${ms(firstAnswerMs)} later; keystroke p50 ${ms(p50Ms)}, p95 ${ms(p95Ms)}`;
}

/** Prints what the worker costs on a phone. */
export function printBrowser({ keystrokes, slowed, slowdown, reckoned }: BrowserCost): void {
  console.log(`  Chromium, ${SLOWDOWN} times slower, reckoned: ${timesLine(reckoned)} of ${keystrokes}`);
  console.log(`  Chromium, slowed down by itself (measured ${slowdown.toFixed(1)} times): ${timesLine(slowed)}`);
}
