/** Information about a page's blocks before anything runs. */
import type { AccessTable } from '../../lib/access/table';
import type { Diagnostic } from '../../lib/diagnostic';
import type { InfoString } from '../../lib/info-string';

/** A block that shows the output of a command. */
export interface Output {
  readonly line: number;
  readonly language: string;
  /** Text as written, without variables replaced. */
  readonly text: string;
  /** True if the reader's input follows the colon of each question. */
  readonly answers?: true;
}

/** A fenced block that isn't an output. */
export interface Block {
  /** Line of the opening fence, starting at 1. */
  readonly line: number;
  readonly info: InfoString;
  /** Text as written, without variables replaced. */
  readonly text: string;
  /** Pinned id of the heading above, if there is one. */
  readonly heading: string | undefined;
  /** Outputs of the block according to the page. */
  readonly outputs: readonly Output[];
  /** For an `access` block: its rows, and the policies that they're tested with, by file name. */
  readonly access?: { readonly table: AccessTable; readonly files: ReadonlyMap<string, string> };
}

/** Whether a block takes part in a run: it is executed, saved, or says why not. */
export const takesPart = ({ info }: Block): boolean => info.save || info.execution.mode !== 'none';

export interface PageBlocks {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  /** Path within the docs instance, without extension: `guides/object-lock`. */
  readonly id: string;
  readonly blocks: readonly Block[];
  /** Problems of the page itself, before it runs. */
  readonly problems: readonly Diagnostic[];
}
