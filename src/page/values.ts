/** The reader's values; `page.ts` fetches it when it is needed. */
import type { Shown } from '../lib/reader-values/names';
import { startReaderValues } from './reader-values/rest';
import type { Texts } from './reader-values/texts';

/** Put in by the plugin. */
declare const SHOWN: Shown;
declare const TEXTS: Texts;

startReaderValues(SHOWN, TEXTS);
