/** Looks up a tool's texts by ID. The compiler checks the IDs against the English files. */
import { translate } from '@docusaurus/Translate';
import type shared from '../../../i18n/en/tools/parts.json';
import type { JsonFault } from './json-text';

type Values = Readonly<Record<string, string | number>>;

/**
 * Function that returns one of a tool's texts, or of the texts that all tools share, in the reader's language. `Words` is the type of the
 * tool's English file, `i18n/en/tools/<tool>.json`. Code with an ID that isn't in the file doesn't compile.
 */
export type Say<Words = object> = (id: keyof (Words & typeof shared) & string, values?: Values) => string;

/** Returns the text with a given ID. A tool narrows the type to its own texts: `const say: Say<typeof words> = textOf`. */
export const textOf = (id: string, values?: Values): string => translate({ id }, values);

/** Returns one of the texts that all tools share. */
export const say: Say = (id, values) => textOf(id, values);

/** Describes the problem with pasted JSON in the reader's language. */
export function jsonFaultText({ code, line, name = '' }: JsonFault): string {
  const expected = say(`tools.json.${code}`, { name });
  return code === 'empty' ? expected : say('tools.json.line', { line, expected });
}
