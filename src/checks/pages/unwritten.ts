/** Finds unfinished parts of a page that was created from a template (`npm run new`). */
import type { Check } from './types';

export const unwritten: Check = ({ source }) =>
  source.split('\n').flatMap((text, at) => {
    const [, rest] = /\bTODO\b:?\s*(.*)/.exec(text) ?? [];
    return rest === undefined ? [] : [{ line: at + 1, message: `isn’t written yet: ${rest}`, hint: 'write the text, and delete TODO' }];
  });
