/** Reads the blocks on a page, including those nested in tabs, lists, and admonitions. */
import type { CodeFence, Page } from '../../content';
import { EVERY_ACTION, parseAccessTable } from '../../lib/access/table';
import { DiagnosticError, inFile, type Problem } from '../../lib/diagnostic';
import { InfoStringError, isExecutable, parseInfoString } from '../../lib/info-string';
import { ignoredAdvice } from './ignored-by-server';
import type { Block, Output, PageBlocks } from './model';
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

/** Collects the blocks on a page while they're being read. */
class Reading {
  readonly blocks: Block[] = [];
  readonly problems: Problem[] = [];

  addCode({ lang, meta, value: text, line, heading }: CodeFence): void {
    const info = parseInfoString(lang, meta);
    if (info.kind === 'output') {
      this.addOutput({ line, language: info.language, text, ...(info.answers && { answers: true }) });
      return;
    }
    const message = problemOf({ info, text }, this.blocks);
    if (message !== undefined) this.problems.push({ line, message });
    const access = info.language === 'access' ? this.readAccess(text, line) : undefined;
    this.blocks.push({ line, info, text, heading, outputs: [], ...(access && { access }) });
  }

  /** Reads a table together with the policies above it. */
  private readAccess(text: string, line: number): Block['access'] {
    const { table, problems } = parseAccessTable(text, line);
    this.problems.push(...problems);
    const names = [...table.policies, ...(table.bucketPolicy === undefined ? [] : [table.bucketPolicy])];
    const files = names.flatMap((name): [string, string][] => {
      const found = this.blocks.find(({ info }) => info.title === name);
      if (found) return [[name, found.text]];
      if (name !== EVERY_ACTION) this.problems.push({ line, message: `access table: no earlier block has title="${name}"` });
      return [];
    });
    return { table, files: new Map(files) };
  }

  /** Adds an output to the block before it. */
  private addOutput(output: Output): void {
    const last = this.blocks.at(-1);
    if (last === undefined || last.info.execution.mode === 'none') {
      const message = 'this output doesn’t follow a block with run or norun; move it right after its command';
      this.problems.push({ line: output.line, message });
      return;
    }
    this.blocks[this.blocks.length - 1] = { ...last, outputs: [...last.outputs, output] };
  }
}

function readBlocks(page: Page): Reading {
  const reading = new Reading();
  for (const fence of page.fences) {
    try {
      reading.addCode(fence);
    } catch (error) {
      if (!(error instanceof InfoStringError)) throw error;
      reading.problems.push({ line: fence.line, message: error.message });
    }
  }
  for (const { info, line, outputs } of reading.blocks) {
    if (info.execution.mode === 'run' && info.execution.eventually === true && outputs.length === 0)
      reading.problems.push({ line, message: 'eventually requires an output to wait for; add an output block after this block' });
  }
  return reading;
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
