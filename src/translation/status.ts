/** Determines the translation status of every page. */
import path from 'node:path';
import { pagesFolder, readPages, type Page, type Place } from '../content';
import { sourceLocale } from '../site/locales';
import { fingerprint } from './fingerprint';
import { recorded } from './record';

/**
 * current: made from the current text. stale: the original has changed since, or the translation doesn't record which text it was made
 * from. missing: not translated. orphan: the original no longer exists.
 */
export type State = 'current' | 'stale' | 'missing' | 'orphan';

export const STATES: readonly State[] = ['current', 'stale', 'missing', 'orphan'];

/** A page and its translation. */
export interface PageStatus extends Pick<Place, 'id' | 'instance'> {
  /** Determined on use. Throws a DiagnosticError if a part can't be included in the original. */
  readonly state: State;
  /** Paths of both files relative to the project root, whether or not the files exist. */
  readonly originalFile: string;
  readonly file: string;
  /** Undefined if the page is an orphan. */
  readonly original: Page | undefined;
  /** Undefined if the translation is missing. */
  readonly translation: Page | undefined;
}

/** @param original and @param translation texts of the files; undefined if a file doesn't exist */
export function stateOf(original: string | undefined, translation: string | undefined): State {
  if (original === undefined) return 'orphan';
  if (translation === undefined) return 'missing';
  return recorded(translation) === fingerprint(original) ? 'current' : 'stale';
}

/**
 * Returns every page that a language translates: originals in order, followed by orphans. Empty for English, which has no translations. An
 * operator's own pages aren't included in a language that the operator's site doesn't have.
 */
export function status(siteDir: string, locale: string): PageStatus[] {
  if (locale === sourceLocale) return [];
  const keyOf = ({ instance, id }: Page): string => `${instance.id} ${id}`;
  const byKey = (pages: readonly Page[]): Map<string, Page> =>
    new Map(
      pages.filter(({ instance }) => instance.locale !== locale && instance.locales.includes(locale)).map((page) => [keyOf(page), page]),
    );
  const [originals, translations] = [byKey(readPages({ siteDir })), byKey(readPages({ siteDir, locale }))];
  return [...new Set([...originals.keys(), ...translations.keys()])].flatMap((key) => {
    const [original, translation] = [originals.get(key), translations.get(key)];
    const known = original ?? translation;
    if (!known) return [];
    const { id, instance } = known;
    const extension = path.extname(known.file);
    const file = translation?.file ?? `${pagesFolder(instance, locale)}/${id}${extension}`;
    const originalFile = original?.file ?? `${instance.folder}/${id}${extension}`;
    const files = { id, instance, originalFile, file, original, translation };
    return [
      {
        ...files,
        get state() {
          return stateOf(original?.whole, translation?.source);
        },
      },
    ];
  });
}

export function counts(pages: readonly PageStatus[]): Record<State, number> {
  const count = (state: State): number => pages.filter((page) => page.state === state).length;
  return { current: count('current'), stale: count('stale'), missing: count('missing'), orphan: count('orphan') };
}
