/** Code blocks: an info string that can be read and says whether the block runs, commands that a reader can paste. */
import type { Code } from 'mdast';
import { isExecutedPage, lineOf, nodesOf, type Page } from '../../content';
import { parseAccessTable } from '../../lib/access/table';
import { codeLanguage } from '../../lib/code-languages';
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

/** Lines that match. */
const linesWith =
  (pattern: RegExp) =>
  (text: string): number[] =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));

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

/** Of code: a program takes these characters for others than a reader does. */
const TYPED: LineRule = { find: linesWith(/[“”‘«»]|’(?!\p{L})/u), message: 'typographic quotation mark in code', hint: 'write " or \'' };
/** Of languages that can be written with spaces. */
const SPACED: LineRule = { find: linesWith(/\t/), message: 'tab in code', hint: 'write spaces' };
/** Languages whose tools write tabs, and those of files and outputs that are shown as they are. */
const TABBED = ['go', 'text'];

function lineProblems(block: Code, { language, kind, save }: InfoString): Problem[] {
  const isCode = kind !== 'output' && !DRAWN.includes(language);
  const isPasted = language === 'bash' && isCode && !save;
  return [
    ...RULES,
    ...(isCode ? [TYPED] : []),
    ...(isCode && !TABBED.includes(language) ? [SPACED] : []),
    ...(isPasted ? [PASTED] : []),
  ].flatMap(({ find, ...problem }) => find(block.value).map((line) => ({ line: lineOf(block) + line, ...problem })));
}

/** Blocks that are no code: `diagrams.ts` and the access table have checks of their own. */
const DRAWN = ['diagram', 'access'];

function languageProblems(block: Code): Problem[] {
  if (DRAWN.includes(block.lang ?? '')) return [];
  try {
    codeLanguage(block.lang ?? '');
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [{ line: lineOf(block), message: error.message }];
  }
}

function blockProblems(page: Page, block: Code): Problem[] {
  try {
    const info = parseInfoString(block.lang, block.meta);
    return [
      ...languageProblems(block),
      ...tableProblems(block),
      ...lineProblems(block, info),
      ...(isExecutedPage(page) ? executionProblems(block, info) : []),
    ];
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return [{ line: lineOf(block), message: 'info string cannot be read', hint: error.message }];
  }
}

export const codeBlocks: Check = (page) => nodesOf(page.tree, 'code').flatMap((block) => blockProblems(page, block));
