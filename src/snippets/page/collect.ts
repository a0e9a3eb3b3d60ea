/** Reads the blocks on a page, including those nested in tabs, lists, and admonitions. */
import type { CodeFence, Page } from '../../content';
import { EVERY_ACTION, parseAccessTable } from '../../lib/access/table';
import { DiagnosticError, inFile, type Problem } from '../../lib/diagnostic';
import { InfoStringError, isExecutable, parseInfoString } from '../../lib/info-string';
import { ignoredAdvice } from './ignored-by-server';
import type { Block, PageBlocks } from './model';
import { programProblems } from './program';
import { unreadableNeed } from '../releases';

/** Returns the problem if a block uses a feature that the server ignores, either directly or in a file that the page saved earlier. */
function ignoredBy({ info, text }: Pick<Block, 'info' | 'text'>, before: readonly Block[]): string | undefined {
  if (info.unproven !== undefined) return undefined;
  const files = before.filter((file) => file.info.save && file.info.title !== undefined && text.includes(`file://${file.info.title}`));
  return [text, ...files.map((file) => file.text)].map((part) => ignoredAdvice(part)).find((advice) => advice !== undefined);
}

/** Returns the problem with settings in a block's info string that can't be applied. */
function problemOf({ info, text }: Pick<Block, 'info' | 'text'>, before: readonly Block[]): string | undefined {
  const { mode } = info.execution;
  if (mode === 'none' && !info.save) {
    if (!isExecutable(info.language)) return undefined;
    return `this ${info.language} block doesn’t say whether it runs; add run, run fails=Code, title="file" save, output, or norun="reason"`;
  }
  if (mode !== 'run') return undefined;
  if (!isExecutable(info.language))
    return `a block in ${info.language || 'no language'} can’t run; only bash, python, js, and access blocks can`;
  const need = info.needs === undefined ? undefined : unreadableNeed(info.needs);
  if (need !== undefined) return `needs: expected a program and its version, such as needs="rclone 1.74"; found ${need}`;
  return ignoredBy({ info, text }, before);
}

/** Reads an access table together with the policies above it. */
function readAccess(text: string, line: number, before: readonly Block[]): { access: Block['access']; problems: readonly Problem[] } {
  const { table, problems } = parseAccessTable(text, line);
  const names = [...table.policies, ...(table.bucketPolicy === undefined ? [] : [table.bucketPolicy])];
  const found = names.map((name) => [name, before.find(({ info }) => info.title === name)?.text] as const);
  const missing = found.flatMap(([name, policy]) =>
    policy !== undefined || name === EVERY_ACTION ? [] : { line, message: `access table: no earlier block has title="${name}"` },
  );
  const files = new Map(found.flatMap(([name, policy]) => (policy === undefined ? [] : [[name, policy] as const])));
  return { access: { table, files }, problems: [...problems, ...missing] };
}

function readBlocks(page: Page): { blocks: Block[]; problems: Problem[] } {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const add = ({ lang, meta, value: text, line, heading }: CodeFence): void => {
    const info = parseInfoString(lang, meta);
    if (info.kind === 'output') {
      const last = blocks.at(-1);
      if (last === undefined || last.info.execution.mode === 'none') {
        problems.push({ line, message: 'this output doesn’t follow a block with run or norun; move it right after its command' });
        return;
      }
      const output = { line, language: info.language, text, ...(info.answers && { answers: true as const }) };
      blocks[blocks.length - 1] = { ...last, outputs: [...last.outputs, output] };
      return;
    }
    const message = problemOf({ info, text }, blocks);
    if (message !== undefined) problems.push({ line, message });
    const { access, problems: wrong = [] } = info.language === 'access' ? readAccess(text, line, blocks) : {};
    problems.push(...wrong);
    blocks.push({ line, info, text, heading, outputs: [], ...(access && { access }) });
  };
  for (const fence of page.fences) {
    try {
      add(fence);
    } catch (error) {
      if (!(error instanceof InfoStringError)) throw error;
      problems.push({ line: fence.line, message: error.message });
    }
  }
  for (const { info, line, outputs } of blocks) {
    if (info.execution.mode === 'run' && info.execution.eventually === true && outputs.length === 0)
      problems.push({ line, message: 'eventually requires an output to wait for; add an output block after this block' });
  }
  return { blocks, problems };
}

/** @param page page without values filled in, so that ids match the source; a page with missing parts has no blocks and one problem */
export function collectBlocks(page: Page): PageBlocks {
  const { file, id } = page;
  try {
    const { blocks, problems } = readBlocks(page);
    return { file, id, blocks, problems: inFile(file, [...problems, ...programProblems(page, blocks)]) };
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return { file, id, blocks: [], problems: error.diagnostics };
  }
}
