/** Code blocks: an info string that can be read and says whether the block runs, commands that a reader can paste. Unknown languages end the build. */
import type { Code } from 'mdast';
import { isExecutedPage, lineOf, nodesOf, type Page } from '../../content';
import { parseAccessTable } from '../../lib/access/table';
import type { Problem } from '../../lib/diagnostic';
import { InfoStringError, isExecutable, parseInfoString, type InfoString } from '../../lib/info-string';
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

/** A saved file is a script, in which a shell expands no history. */
function pasteProblems(block: Code, info: InfoString): Problem[] {
  if (info.language !== 'bash' || info.kind === 'output' || info.save) return [];
  const message = 'an interactive shell takes this exclamation mark for an old command';
  const hint = 'put a blank after it, or single quotes around it';
  return historyExpansions(block.value).map((line) => ({ line: lineOf(block) + line, message, hint }));
}

function deletionProblems(block: Code): Problem[] {
  const message = 'deletes between two pages of a list, which can hide the rest of it';
  const hint = 'list everything first, delete, then list again and exit with an error if anything is left';
  return pagedDeletions(block.value).map((line) => ({ line: lineOf(block) + line, message, hint }));
}

function blockProblems(page: Page, block: Code): Problem[] {
  try {
    const info = parseInfoString(block.lang, block.meta);
    return [
      ...tableProblems(block),
      ...pasteProblems(block, info),
      ...deletionProblems(block),
      ...(isExecutedPage(page) ? executionProblems(block, info) : []),
    ];
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return [{ line: lineOf(block), message: 'info string cannot be read', hint: error.message }];
  }
}

export const codeBlocks: Check = (page) => nodesOf(page.tree, 'code').flatMap((block) => blockProblems(page, block));
