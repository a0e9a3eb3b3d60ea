import type { JsonFault } from './json-text';
import { textOf, type Say } from './say';

const say: Say = textOf;

/** Describes the problem with pasted JSON in the reader's language. */
export function jsonFaultText({ code, line, name = '' }: JsonFault): string {
  const expected = say(`tools.json.${code}`, { name });
  return code === 'empty' ? expected : say('tools.json.line', { line, expected });
}
