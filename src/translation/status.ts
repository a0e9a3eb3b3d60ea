/** Determines the translation status of every page, and reports problems with translations to the checks and `npm run check`. */
import path from 'node:path';
import { optionalFeatures, pagesFolder, readPages, type Page, type Place } from '../content';
import { inFile, type Diagnostic } from '../lib/diagnostic';
import { sourceLocale } from '../site/locales';
import { fingerprint, recorded } from './history';
import { differences } from './structure';

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

/**
 * Returns a translation's problems. A page that isn't translated, or whose original has changed since, is shown with a notice, which isn't
 * an error. The structure of a stale translation is compared when the translation is accepted.
 */
export function translationDiagnostics({ state, file, originalFile, original, translation }: PageStatus): Diagnostic[] {
  if (!original) return [{ file, message: 'has no original', hint: `delete it, or restore ${originalFile}` }];
  if (!translation || state === 'stale') return [];
  const whole = differences(original, translation);
  const problems =
    whole.length > 0
      ? whole
      : optionalFeatures(original).flatMap((feature) =>
          differences(original.without(feature), translation.without(feature)).map((problem) => ({
            ...problem,
            message: `without ${feature}: ${problem.message}`,
          })),
        );
  return inFile(
    file,
    problems.map((problem) => ({ ...problem, hint: `change it to match ${originalFile}` })),
  );
}

/** Returns advice for writers about a missing or stale translation, or undefined for a current one. */
export function translationNotice({ state, file, originalFile, translation }: PageStatus): Diagnostic | undefined {
  const accept = `npm run translation -- accept ${originalFile}`;
  if (state === 'missing')
    return {
      file,
      message: 'is missing: readers see the English page with a notice',
      hint: `to translate it, write this file, then run: ${accept}`,
    };
  if (state === 'stale' && translation && recorded(translation.source) === null)
    return {
      file,
      message: 'doesn’t record which English text it translates: readers see a notice',
      hint: `if it’s up to date, run: ${accept}`,
    };
  if (state === 'stale')
    return {
      file,
      message: 'is a translation of an older text: readers see a notice',
      hint: `npm run translation -- diff ${originalFile} shows what changed; after you update the translation, or if it’s already right, run: ${accept}`,
    };
  return undefined;
}
