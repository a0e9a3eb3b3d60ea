/** The translation status of every page. */
import path from 'node:path';
import { pagesFolder, readPages, type Page, type Place } from '../content';
import { i18n } from '../site/locales';
import { fingerprint } from './fingerprint';
import { recorded } from './record';

/**
 * current: made from the current text. stale: the original has changed since, or the translation doesn't record what it was made from.
 * missing: not translated. orphan: the original no longer exists.
 */
export type State = 'current' | 'stale' | 'missing' | 'orphan';

export const STATES: readonly State[] = ['current', 'stale', 'missing', 'orphan'];

/** A page with its translation. */
export interface PageStatus extends Pick<Place, 'id' | 'instance'> {
  readonly state: State;
  /** Paths of both files from the root of the project, whether or not they exist. */
  readonly originalFile: string;
  readonly file: string;
  /** Undefined for an orphan. */
  readonly original: Page | undefined;
  /** Undefined if it is missing. */
  readonly translation: Page | undefined;
}

/** @param original and @param translation texts, undefined for a file that doesn't exist */
export function stateOf(original: string | undefined, translation: string | undefined): State {
  if (original === undefined) return 'orphan';
  if (translation === undefined) return 'missing';
  return recorded(translation) === fingerprint(original) ? 'current' : 'stale';
}

/** Every page of a language: originals in order, followed by orphans. Empty for the default language, which isn't a translation. */
export function status(siteDir: string, locale: string): PageStatus[] {
  if (locale === i18n.defaultLocale) return [];
  const keyOf = ({ instance, id }: Page): string => `${instance.id} ${id}`;
  const originals = new Map(readPages({ siteDir }).map((page) => [keyOf(page), page]));
  const translations = new Map(readPages({ siteDir, locale }).map((page) => [keyOf(page), page]));
  return [...new Set([...originals.keys(), ...translations.keys()])].flatMap((key) => {
    const [original, translation] = [originals.get(key), translations.get(key)];
    const known = original ?? translation;
    if (!known) return [];
    const { id, instance } = known;
    const extension = path.extname(known.file);
    const state = stateOf(original?.whole, translation?.source);
    const file = translation?.file ?? `${pagesFolder(instance, locale)}/${id}${extension}`;
    return [{ id, instance, state, originalFile: original?.file ?? `${instance.folder}/${id}${extension}`, file, original, translation }];
  });
}

export function counts(pages: readonly PageStatus[]): Record<State, number> {
  const count = (state: State): number => pages.filter((page) => page.state === state).length;
  return { current: count('current'), stale: count('stale'), missing: count('missing'), orphan: count('orphan') };
}
