/** The planner's texts. */
import type words from '../../../i18n/en/tools/multipart-planner.json';
import { textOf, type Say } from '../parts/say';

export const say: Say<typeof words> = textOf;
