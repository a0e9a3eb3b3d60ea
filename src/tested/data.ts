/** The data of the page, made by the snippets module when the site is built. */
import data from '@generated/snippets/default/tested.json';
import type { Summary } from '../snippets/plugin';

export type { OpenBlock, PageSummary } from '../snippets/plugin';

export const { pages, operations } = data as Summary;
