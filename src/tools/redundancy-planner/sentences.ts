/** The planner's texts, and its messages about a layout. */
import type words from '../../../i18n/en/tools/redundancy-planner.json';
import { textOf, type Say } from '../parts/say';
import type { Problem, Warning } from './core/layout-problems';
import type { Mismatch } from './fields';

export const say: Say<typeof words> = textOf;

export const problemText = ({ code, values }: Problem): string => say(`redundancy.problem.${code}`, values);
export const warningText = ({ code, values }: Warning): string => say(`redundancy.warning.${code}`, values);
export const mismatchText = ({ code, ...values }: Mismatch): string => say(`redundancy.mismatch.${code}`, values);
