/** Checks that a translation marks the same texts as the original as dependent on a feature of the service. */
import type { Page } from '../../content';
import { sourceLocale } from '../../site/locales';
import type { Check } from './types';

const CONDITION = /<If (\w+="[^"]*")>/g;

/** Returns a page's conditions, in page order. */
const conditionsOf = ({ source }: Page): string[] => [...source.matchAll(CONDITION)].map(([, condition = '']) => condition);

export const conditions: Check = (page, site) => {
  const original = site.pages.find(
    ({ id, instance, locale }) => id === page.id && instance.id === page.instance.id && locale === sourceLocale,
  );
  if (original === undefined || original === page) return [];
  const [wanted, found] = [conditionsOf(original), conditionsOf(page)];
  const at = wanted.findIndex((condition, index) => condition !== found[index]);
  if (at === -1 && wanted.length === found.length) return [];
  const count = `expected ${wanted.length} <If> as in ${original.file}, found ${found.length}`;
  const first = at === -1 ? '' : `; number ${at + 1} there is <If ${wanted[at]}>`;
  return [{ message: `${count}${first}`, hint: 'mark the same texts in both languages' }];
};
