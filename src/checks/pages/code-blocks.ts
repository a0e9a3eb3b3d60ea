/** Checks that code blocks have a valid info string that says whether the block runs, and commands that readers can paste. */
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
  const hint = 'add run, run fails=Code, title="file" save, output, or norun="reason"';
  return [{ line: lineOf(block), message: `${info.language} block doesn’t say whether it runs`, hint }];
}

/** Reports problems in an access table. Every page is checked, because readers would see the error. */
const tableProblems = (block: Code): readonly Problem[] =>
  block.lang === 'access' ? parseAccessTable(block.value, lineOf(block)).problems : [];

/** A rule for the lines of a block. `find` returns line numbers, starting at 1. */
interface LineRule {
  readonly find: (text: string) => readonly number[];
  readonly message: string;
  readonly hint: string;
}

/** Returns a function that finds the lines that match the pattern. */
const linesWith =
  (pattern: RegExp) =>
  (text: string): number[] =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));

const RULES: readonly LineRule[] = [
  {
    find: pagedDeletions,
    message: 'deletes between two pages of a list, which can hide the rest of the list',
    hint: 'list everything first, delete it, then list again and exit with an error if anything is left',
  },
  {
    find: bucketsWithoutRegion,
    message: 'create-bucket doesn’t specify a region',
    hint: 'add --create-bucket-configuration LocationConstraint={brand.region}',
  },
];
/** Rule for code that readers paste. Saved files are exempt, because a shell doesn't expand history in a script. */
const PASTED: LineRule = {
  find: historyExpansions,
  message: 'an interactive shell interprets this exclamation mark as a reference to an earlier command',
  hint: 'add a space after it, or put it in single quotes',
};

/** Rule for all code, because programs don't treat these characters as readers do. */
const TYPED: LineRule = { find: linesWith(/[“”‘«»]|’(?!\p{L})/u), message: 'typographic quotation mark in code', hint: 'write " or \'' };
/** Rule for languages that can be indented with spaces. */
const SPACED: LineRule = { find: linesWith(/\t/), message: 'tab in code', hint: 'write spaces' };
/** Languages whose tools use tabs, and those of files and output that are shown unchanged. */
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

/** Languages of blocks that aren't code. `diagrams.ts` and the access table parser check them. */
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
    return [{ line: lineOf(block), message: 'info string can’t be read', hint: error.message }];
  }
}

export const codeBlocks: Check = (page) => nodesOf(page.tree, 'code').flatMap((block) => blockProblems(page, block));
