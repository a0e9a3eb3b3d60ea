/** The texts of the estimate. */
import type words from '../../../i18n/en/tools/usage-estimate.json';
import { textOf, type Say } from '../parts/say';

export const say: Say<typeof words> = textOf;
