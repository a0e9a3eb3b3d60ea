/**
 * Checks code blocks: their info strings, whether they say that they run, whether real parsers accept them, and that readers can paste them.
 */
import { compileDiagram, parseDiagram } from '@ds3-docs/diagram';
import type { Code } from 'mdast';
import { headingId, isExecutedPage, lineOf, nodesOf, type CodeFence, type Page } from '../../content';
import { parseAccessTable } from '../../lib/access/table';
import { codeLanguage } from '../../lib/code-languages';
import type { Problem } from '../../lib/diagnostic';
import { InfoStringError, isExecutable, parseInfoString, type InfoString } from '../../lib/info-string';
import { sourceLocale } from '../../site/locales';
import { bucketsWithoutRegion, historyExpansions, pagedDeletions } from './commands';
import { MissingProgramError, parsers, withoutEllipsis } from './parsers';
import type { Check } from './types';

/** Returns the settings in a block's info string, or undefined if it's invalid. The code block check reports invalid info strings. */
export function infoOf({ lang, meta }: Code): InfoString | undefined {
  try {
    return parseInfoString(lang, meta);
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return undefined;
  }
}

/** Start of the message about a block that can't be checked because this machine lacks the program to read it. */
export const UNCHECKED = 'block can’t be checked';

function exampleProblems(block: Code): Problem[] {
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

/**
 * Checks example files and commands with real parsers. src/tools/policy/core/pages.check.ts also checks the policies. Only originals are
 * checked: translations contain the same code, which the translation check verifies.
 */
export const examples: Check = ({ locale, tree }) => (locale === sourceLocale ? nodesOf(tree, 'code').flatMap(exampleProblems) : []);

function diagramProblems(block: Code): Problem[] {
  const { diagram, problems } = parseDiagram(block.value);
  if (!diagram) return problems.map(({ message, line }) => ({ message, line: lineOf(block) + line }));
  try {
    compileDiagram(diagram, 'diagram');
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [{ line: lineOf(block), message: `diagram can’t be drawn: ${error.message}` }];
  }
}

/** Checks that diagrams can be drawn from their YAML in both layouts. */
export const diagrams: Check = ({ tree }) =>
  nodesOf(tree, 'code')
    .filter(({ lang }) => lang === 'diagram')
    .flatMap(diagramProblems);

const HINT = 'write the fences on separate lines, close the block, indent it like the text around it, and don’t put it in a quotation';

/** Returns code blocks as the page shows them. */
function shownFences(page: Page): CodeFence[] {
  let heading: string | undefined;
  return nodesOf(page.tree, 'heading', 'code').flatMap((node): CodeFence[] => {
    if (node.type === 'heading') heading = headingId(node) ?? heading;
    if (node.type === 'heading') return [];
    return [{ line: lineOf(node), lang: node.lang ?? null, meta: node.meta ?? null, value: node.value, heading }];
  });
}

const isSame = (a: CodeFence | undefined, b: CodeFence | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Checks the line-by-line reader that finds code blocks for proofs. A block that it misreads would have no proof, or the wrong one. */
export const fences: Check = (page) => {
  const shown = shownFences(page);
  const read = page.fences;
  const at = [...Array(Math.max(shown.length, read.length)).keys()].find((index) => !isSame(shown[index], read[index]));
  if (at === undefined) return [];
  const line = shown[at]?.line ?? read[at]?.line ?? 1;
  return [{ line, message: 'the test reads this code block differently from what the page shows', hint: HINT }];
};

function executionProblems(block: Code, info: InfoString): Problem[] {
  if (!isExecutable(info.language)) return [];
  if (info.kind === 'output' || info.save || info.execution.mode !== 'none') return [];
  const hint = 'add run, run fails=Code, title="file" save, output, or norun="reason"';
  return [{ line: lineOf(block), message: `${info.language} block doesn’t say whether it runs`, hint }];
}

/** Reports problems in an access table. Every page is checked, because readers would see the error. */
const tableProblems = (block: Code): readonly Problem[] =>
  block.lang === 'access' ? parseAccessTable(block.value, lineOf(block)).problems : [];

/** Languages of blocks that aren't code. `diagrams` and the access table parser check them. */
const DRAWN = ['diagram', 'access'];
/** Languages whose tools use tabs, and those of files and output that are shown unchanged. */
const TABBED = ['go', 'text'];

const isCode = ({ kind, language }: InfoString): boolean => kind !== 'output' && !DRAWN.includes(language);

/** Returns a function that finds the lines that match the pattern. */
const linesWith =
  (pattern: RegExp) =>
  (text: string): number[] =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));

/** A rule for the lines of a block. */
interface LineRule {
  /** Returns line numbers, starting at 1. */
  readonly find: (text: string) => readonly number[];
  /** Blocks that the rule applies to. Absent if it applies to all. */
  readonly appliesTo?: (info: InfoString) => boolean;
  readonly message: string;
  readonly hint: string;
}

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
  {
    // Programs don't treat these characters as readers do.
    find: linesWith(/[“”‘«»]|’(?!\p{L})/u),
    appliesTo: isCode,
    message: 'typographic quotation mark in code',
    hint: 'write " or \'',
  },
  {
    find: linesWith(/\t/),
    appliesTo: (info) => isCode(info) && !TABBED.includes(info.language),
    message: 'tab in code',
    hint: 'write spaces',
  },
  {
    find: historyExpansions,
    // Readers don't paste saved files, and a shell doesn't expand history in a script.
    appliesTo: (info) => isCode(info) && info.language === 'bash' && !info.save,
    message: 'an interactive shell interprets this exclamation mark as a reference to an earlier command',
    hint: 'add a space after it, or put it in single quotes',
  },
];

const lineProblems = (block: Code, info: InfoString): Problem[] =>
  RULES.filter(({ appliesTo }) => appliesTo?.(info) ?? true).flatMap(({ find, message, hint }) =>
    find(block.value).map((line) => ({ line: lineOf(block) + line, message, hint })),
  );

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
