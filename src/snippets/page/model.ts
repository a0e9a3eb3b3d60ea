/** Describes a page's blocks before they run, and the outcome of a run. */
import type { AccessTable } from '../../lib/access/table';
import type { Diagnostic } from '../../lib/diagnostic';
import type { InfoString } from '../../lib/info-string';

/** A block that shows a command's output. */
export interface Output {
  readonly line: number;
  readonly language: string;
  /** Text as written, without variables filled in. */
  readonly text: string;
  /** True if the output contains the reader's input after the colon of each question. */
  readonly answers?: true;
}

/** A fenced code block that isn't output. */
export interface Block {
  /** Line number of the opening fence, starting at 1. */
  readonly line: number;
  readonly info: InfoString;
  /** Text as written, without variables filled in. */
  readonly text: string;
  /** Pinned id of the heading above the block, if any. */
  readonly heading: string | undefined;
  /** The block's outputs, as shown on the page. */
  readonly outputs: readonly Output[];
  /** For an `access` block: its rows, and the policies that are used to test them, by file name. */
  readonly access?: { readonly table: AccessTable; readonly files: ReadonlyMap<string, string> };
}

/** Returns whether a block is part of a run because it's executed, saved, or says why it isn't executed. */
export const takesPart = ({ info }: Block): boolean => info.save || info.execution.mode !== 'none';

export interface PageBlocks {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  /** Path within the docs instance, without the extension: `guides/object-lock`. */
  readonly id: string;
  readonly blocks: readonly Block[];
  /** Problems with the page itself, found before it runs. */
  readonly problems: readonly Diagnostic[];
}

export type Result =
  | { readonly kind: 'passed' }
  /** Has no problems if the block wasn't reached because an earlier block ended the run. */
  | { readonly kind: 'failed'; readonly problems: readonly Diagnostic[] }
  | { readonly kind: 'not-run'; readonly reason: string };

export interface BlockOutcome {
  readonly block: Block;
  readonly result: Result;
  /** S3 and IAM operations that the server executed while the block ran, except denied ones. Undefined if they weren't recorded. */
  readonly operations: readonly string[] | undefined;
}

export interface PageOutcome {
  readonly page: PageBlocks;
  /** Blocks that are run, saved, or marked norun, but not blocks that are only shown. */
  readonly blocks: readonly BlockOutcome[];
  /** Problems with the blocks and with the page as a whole. */
  readonly problems: readonly Diagnostic[];
  readonly seconds: number;
}
