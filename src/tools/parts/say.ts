/** Texts of tools by ids that the compiler checks against the English files. */
import { translate } from '@docusaurus/Translate';
import type shared from '../../../i18n/en/tools/parts.json';

type Values = Readonly<Record<string, string | number>>;

/**
 * Returns a text of a tool, or one that all tools share, in the reader's language. `Words` is the type of the tool's English file,
 * `i18n/en/tools/<tool>.json`: an id that isn't in the file doesn't compile.
 */
export type Say<Words = object> = (id: keyof (Words & typeof shared) & string, values?: Values) => string;

/** Returns any text by its id. A tool assigns it the type of its own texts: `const say: Say<typeof words> = textOf`. */
export const textOf = (id: string, values?: Values): string => translate({ id }, values);
