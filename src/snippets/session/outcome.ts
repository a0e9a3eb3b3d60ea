/** The outcome of a page and of its blocks. */
import type { Diagnostic } from '../../lib/diagnostic';
import type { Block, PageBlocks } from '../page/model';

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
