/** Code blocks: an info string that can be read and says whether the block runs, commands that a reader can paste. Unknown languages end the build. */
import type { Code } from 'mdast';
import { isExecutedPage, lineOf, nodesOf, type Page } from '../../content';
import { parseAccessTable } from '../../lib/access/table';
import type { Problem } from '../../lib/diagnostic';
import { InfoStringError, isExecutable, parseInfoString, type InfoString } from '../../lib/info-string';
import { bucketsWithoutRegion } from './buckets-without-region';
import { historyExpansions } from './history-expansion';
import { pagedDeletions } from './paged-deletions';
import type { Check } from './types';

function executionProblems(block: Code, info: InfoString): Problem[] {
  if (!isExecutable(info.language)) return [];
  if (info.kind === 'output' || info.save || info.execution.mode !== 'none') return [];
  const hint = 'add run, run fails=Code, title="file" save, output or norun="reason"';
  return [{ line: lineOf(block), message: `${info.language} block does not say whether it runs`, hint }];
}

/** Access tables are read on every page: what is wrong in one would be shown to readers. */
const tableProblems = (block: Code): readonly Problem[] =>
  block.lang === 'access' ? parseAccessTable(block.value, lineOf(block)).problems : [];

/** What is wrong with lines of a block, which `find` counts from 1. */
interface LineRule {
  readonly find: (text: string) => readonly number[];
  readonly message: string;
  readonly hint: string;
}

const RULES: readonly LineRule[] = [
  {
    find: pagedDeletions,
    message: 'deletes between two pages of a list, which can hide the rest of it',
    hint: 'list everything first, delete, then list again and exit with an error if anything is left',
  },
  {
    find: bucketsWithoutRegion,
    message: 'create-bucket names no region',
    hint: 'add --create-bucket-configuration LocationConstraint={brand.region}',
  },
];
/** Of what a reader pastes: a saved file is a script, in which a shell expands no history. */
const PASTED: LineRule = {
  find: historyExpansions,
  message: 'an interactive shell takes this exclamation mark for an old command',
  hint: 'put a space after it, or single quotes around it',
};

function lineProblems(block: Code, { language, kind, save }: InfoString): Problem[] {
  const isPasted = language === 'bash' && kind !== 'output' && !save;
  return [...RULES, ...(isPasted ? [PASTED] : [])].flatMap(({ find, ...problem }) =>
    find(block.value).map((line) => ({ line: lineOf(block) + line, ...problem })),
  );
}

function blockProblems(page: Page, block: Code): Problem[] {
  try {
    const info = parseInfoString(block.lang, block.meta);
    return [...tableProblems(block), ...lineProblems(block, info), ...(isExecutedPage(page) ? executionProblems(block, info) : [])];
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return [{ line: lineOf(block), message: 'info string cannot be read', hint: error.message }];
  }
}

export const codeBlocks: Check = (page) => nodesOf(page.tree, 'code').flatMap((block) => blockProblems(page, block));
