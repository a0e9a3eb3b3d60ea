/** Reports translation problems, for the checks and `npm run check`. */
import { inFile, type Diagnostic } from '../lib/diagnostic';
import type { PageStatus } from './status';
import { differences } from './structure';

/**
 * Returns a translation's problems. A page that isn't translated, or whose original has changed since, is shown with a notice, which isn't
 * an error. The structure of a stale translation is compared when the translation is accepted.
 */
export function translationDiagnostics({ state, file, originalFile, original, translation }: PageStatus): Diagnostic[] {
  if (!original) return [{ file, message: 'has no original', hint: `delete it, or restore ${originalFile}` }];
  if (!translation || state === 'stale') return [];
  return inFile(
    file,
    differences(original, translation).map((problem) => ({ ...problem, hint: `change it to match ${originalFile}` })),
  );
}

/** Returns advice for writers about a missing or stale translation, or undefined for a current one. */
export function translationNotice({ state, file, originalFile }: PageStatus): Diagnostic | undefined {
  const accept = `npm run translation -- accept ${originalFile}`;
  if (state === 'missing')
    return {
      file,
      message: 'is missing: readers see the English page with a notice',
      hint: `to translate it, write this file, then run: ${accept}`,
    };
  if (state === 'stale')
    return {
      file,
      message: 'is a translation of an older text: readers see a notice',
      hint: `npm run translation -- diff ${originalFile} shows what changed; after you update the translation, run: ${accept}`,
    };
  return undefined;
}
