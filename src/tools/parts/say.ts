/** Texts of tools by ids that the compiler knows, because the English files list them. */
import { translate } from '@docusaurus/Translate';
import type shared from '../../../i18n/en/tools/parts.json';

type Values = Readonly<Record<string, string | number>>;

/**
 * Says a text of a tool, or one that all tools share, in the reader's language. `Words` is the type of the tool's English
 * file, `i18n/en/tools/<tool>.json`: an id that it lacks does not compile.
 */
export type Say<Words = object> = (id: keyof (Words & typeof shared) & string, values?: Values) => string;

/** Any text by its id. A tool gives it the type of its own texts: `const say: Say<typeof words> = textOf`. */
export const textOf = (id: string, values?: Values): string => translate({ id }, values);
