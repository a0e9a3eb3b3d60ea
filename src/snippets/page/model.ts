/** What is known of a page's blocks before anything runs. */
import type { AccessTable } from '../../lib/access/table';
import type { Diagnostic } from '../../lib/diagnostic';
import type { InfoString } from '../../lib/info-string';

/** A block with what a command prints. */
export interface Output {
  readonly line: number;
  readonly language: string;
  /** As written, variables not replaced. */
  readonly text: string;
  /** Behind the colon of each question stands what the reader types. */
  readonly answers?: true;
}

/** A fenced block that is no output. */
export interface Block {
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly info: InfoString;
  /** As written, variables not replaced. */
  readonly text: string;
  /** Pinned id of the heading above, where there is one. */
  readonly heading: string | undefined;
  /** What the page says that the block prints. */
  readonly outputs: readonly Output[];
  /** Of a block `access`: its rows, and the policies that they are tried with by file name. */
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
  /** What is wrong with the page itself, before it runs. */
  readonly problems: readonly Diagnostic[];
}
