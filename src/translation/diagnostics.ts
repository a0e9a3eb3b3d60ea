/** Reports translation problems, for the checks and `npm run check`. */
import { optionalFeatures } from '../content';
import { inFile, type Diagnostic } from '../lib/diagnostic';
import { recorded } from './record';
import type { PageStatus } from './status';
import { differences } from './structure';

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
