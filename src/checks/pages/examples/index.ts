/** Checks example files and commands on the pages with real parsers. src/tools/policy/core/pages.check.ts also checks the policies. */
import type { Code } from 'mdast';
import { lineOf, nodesOf } from '../../../content';
import type { Problem } from '../../../lib/diagnostic';
import { sourceLocale } from '../../../site/locales';
import { infoOf } from '../info';
import type { Check } from '../types';
import { MissingProgramError, parsers, withoutEllipsis } from './parsers';

/** Start of the message about a block that can't be checked because this machine lacks the program to read it. */
export const UNCHECKED = 'block can’t be checked';

function blockProblems(block: Code): Problem[] {
  const info = infoOf(block);
  const parse = info && parsers[info.language];
  const isOutput = info?.kind === 'output';
  if (!parse || (isOutput && info.language !== 'json')) return [];
  const line = lineOf(block) + 1;
  const hint = isOutput ? 'correct it; use … for omitted parts' : 'correct it, or change the language of the block';
  try {
    parse(isOutput ? withoutEllipsis(block.value) : block.value);
    return [];
  } catch (error) {
    if (error instanceof MissingProgramError)
      return [{ line, message: `${UNCHECKED}: ${error.message}`, hint: 'install the missing program' }];
    const reason = (error instanceof Error ? error.message : String(error)).split('\n').join(' ');
    return [{ line, message: `block isn’t valid ${info.language}: ${reason}`, hint }];
  }
}

/** Checks originals only. Translations contain the same code, which the translation check verifies. */
export const examples: Check = ({ locale, tree }) => (locale === sourceLocale ? nodesOf(tree, 'code').flatMap(blockProblems) : []);
