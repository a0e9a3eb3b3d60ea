/** The explainer's messages in the reader's language. */
import type words from '../../../i18n/en/tools/presigned-url.json';
import { textOf, type Say } from '../parts/say';
import type { Cause, PasteFault, Row } from './comparison/compare';
import type { Finding } from './core/finding';

export const say: Say<typeof words> = textOf;

export const findingText = ({ code, values }: Finding): string => say(`presigned.finding.${code}`, values);

/** Explains why the server and the client signed different things. */
export const causeText = (cause: Cause): string => say(`presigned.cause.${cause}`);

/** Describes the problem with text that was pasted for comparison. */
export const pasteText = (fault: PasteFault): string => say(`presigned.paste.${fault}`);

/** Names a part, such as `Header host`. */
export const partText = ({ kind, name }: Pick<Row, 'kind' | 'name'>): string =>
  [say(`presigned.part.${kind}`), name].filter(Boolean).join(' ');
