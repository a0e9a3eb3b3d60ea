/** Compares a block's output with the output on its page. `…` matches anything, and JSON is compared as a subset. */
import { parseDocument } from 'yaml';
import { escapeRegExp } from '../../lib/escape';

const ELLIPSIS = '…';

/** Returns a pattern for the entire text, in which `…` and the spaces around it match anything. */
function wildcard(expected: string): RegExp {
  const parts = expected.split(/\s*…\s*/).map(escapeRegExp);
  return new RegExp(`^${parts.join('[^]*?')}$`);
}

/** Removes trailing spaces, empty lines at the start and end, and the word that newer AWS CLI releases put before an error. */
const tidy = (text: string): string =>
  text
    .replace(/\r/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^aws: \[ERROR\]: /, ''))
    .join('\n')
    .trim();

const matchesText = (expected: string, actual: string): boolean => wildcard(tidy(expected)).test(tidy(actual));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares list elements in order. An ellipsis matches any number of elements. */
function matchesList(expected: readonly unknown[], actual: readonly unknown[]): boolean {
  const [first, ...rest] = expected;
  if (expected.length === 0) return actual.length === 0;
  if (first === ELLIPSIS)
    return Array.from({ length: actual.length + 1 }, (_, skip) => actual.slice(skip)).some((tail) => matchesList(rest, tail));
  return actual.length > 0 && matchesValue(first, actual[0]) && matchesList(rest, actual.slice(1));
}

/** Returns whether `actual` contains everything in `expected`. Objects can have more members, but lists can't have more elements. */
function matchesValue(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected)) return Array.isArray(actual) && matchesList(expected, actual);
  if (isObject(expected)) {
    return (
      isObject(actual) &&
      Object.entries(expected).every(([key, value]) => key === ELLIPSIS || (key in actual && matchesValue(value, actual[key])))
    );
  }
  if (typeof expected === 'string' && expected.includes(ELLIPSIS))
    return wildcard(expected).test(typeof actual === 'string' ? actual : JSON.stringify(actual));
  return expected === actual;
}

/**
 * @param expected output on the page, with variables filled in
 * @param actual actual output, including standard output and standard error
 * @param language language of the output block; `json` is compared as JSON if both texts are JSON, and everything else as text
 */
export function matchesOutput(expected: string, actual: string, language: string): boolean {
  if (language !== 'json') return matchesText(expected, actual);
  // JSON is a subset of YAML, which reads a bare `…` as a string, or as an object member without a value.
  const want = parseDocument(expected, { uniqueKeys: false });
  if (want.errors.length > 0) return matchesText(expected, actual);
  try {
    return matchesValue(want.toJS(), JSON.parse(actual));
  } catch (error) {
    if (error instanceof SyntaxError) return matchesText(expected, actual); // it isn't JSON
    throw error;
  }
}
