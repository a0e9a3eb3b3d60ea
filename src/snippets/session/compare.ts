/** Compares what a block printed with what its page shows: `…` stands for anything, JSON is compared as a subset. */
import { parseDocument } from 'yaml';
import { escapeRegExp } from '../../lib/escape';

const ELLIPSIS = '…';

/** A pattern of the whole text, in which `…` with the blanks around it is anything. */
function wildcard(expected: string): RegExp {
  const parts = expected.split(ELLIPSIS).map((part, at, all) => {
    const left = at === 0 ? part : part.trimStart();
    return at === all.length - 1 ? left : left.trimEnd();
  });
  return new RegExp(`^${parts.map(escapeRegExp).join('[^]*?')}$`);
}

/** Lines without blanks at their ends, without empty lines around, and without the word newer AWS CLIs put before an error. */
const tidy = (text: string): string =>
  text
    .replace(/\r/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^aws: \[ERROR\]: /, ''))
    .join('\n')
    .trim();

const matchesText = (expected: string, actual: string): boolean => wildcard(tidy(expected)).test(tidy(actual));

/** Text as JSON, or undefined. */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Elements in order; an ellipsis stands for any number of them. */
function matchesList(expected: readonly unknown[], actual: readonly unknown[]): boolean {
  const [first, ...rest] = expected;
  if (expected.length === 0) return actual.length === 0;
  if (first === ELLIPSIS)
    return Array.from({ length: actual.length + 1 }, (_, skip) => actual.slice(skip)).some((tail) => matchesList(rest, tail));
  return actual.length > 0 && matchesValue(first, actual[0]) && matchesList(rest, actual.slice(1));
}

/** Whether `actual` has all that `expected` has: members of objects may be more, elements of lists may not. */
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
 * @param expected output of the page, variables replaced
 * @param actual   what came, standard output and error together
 * @param language of the output block; `json` is compared as JSON where both are JSON, everything else as text
 */
export function matchesOutput(expected: string, actual: string, language: string): boolean {
  if (language !== 'json') return matchesText(expected, actual);
  // YAML holds JSON, and reads a bare `…` as a string, or as a member of an object without a value.
  const [want, got] = [parseDocument(expected, { uniqueKeys: false }), parseJson(actual)];
  return got && want.errors.length === 0 ? matchesValue(want.toJS(), got.value) : matchesText(expected, actual);
}
