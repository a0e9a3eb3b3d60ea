/** Checks that a translation marks the same texts as the original as dependent on a feature of the service. */
import type { Page } from '../../content';
import { sourceLocale } from '../../site/locales';
import type { Check } from './types';

const CONDITION = /<If has="([^"]*)">/g;

/** Returns the features of a page's conditions, in page order. */
const conditionsOf = ({ source }: Page): string[] => [...source.matchAll(CONDITION)].map(([, feature = '']) => feature);

export const conditions: Check = (page, site) => {
  const original = site.pages.find(
    ({ id, instance, locale }) => id === page.id && instance.id === page.instance.id && locale === sourceLocale,
  );
  if (original === undefined || original === page) return [];
  const [wanted, found] = [conditionsOf(original), conditionsOf(page)];
  const at = wanted.findIndex((feature, index) => feature !== found[index]);
  if (at === -1 && wanted.length === found.length) return [];
  const count = `expected ${wanted.length} <If> as in ${original.file}, found ${found.length}`;
  const first = at === -1 ? '' : `; number ${at + 1} there is <If has="${wanted[at]}">`;
  return [{ message: `${count}${first}`, hint: 'mark the same texts in both languages' }];
};
