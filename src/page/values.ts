/** Entry point of the script for the reader's values, which `page.ts` loads when needed. */
import type { Shown } from '../lib/reader-values/names';
import { startReaderValues } from './reader-values/rest';
import type { Texts } from './reader-values/texts';

/** Default values and form texts, inserted by the plugin. */
declare const SHOWN: Shown;
declare const TEXTS: Texts;

startReaderValues(SHOWN, TEXTS);
