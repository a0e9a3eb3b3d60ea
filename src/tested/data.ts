/** This page's data, created by the snippets and search modules when the site is built. */
import judged from '@generated/search/default/judgement.json';
import data from '@generated/snippets/default/tested.json';
import type { Judgement } from '../search/plugin';
import type { Summary } from '../snippets/plugin';

export type { OpenBlock, PageSummary } from '../snippets/plugin';

export const { pages, operations } = data as Summary;
export const judgement = judged as Judgement;
