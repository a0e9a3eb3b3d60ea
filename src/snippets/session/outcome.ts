/** What became of a page and its blocks. */
import type { Diagnostic } from '../../lib/diagnostic';
import type { Block, PageBlocks } from '../page/model';

export type Result =
  | { readonly kind: 'passed' }
  /** Without problems where it was not reached, because an earlier block ended the run. */
  | { readonly kind: 'failed'; readonly problems: readonly Diagnostic[] }
  | { readonly kind: 'not-run'; readonly reason: string };

export interface BlockOutcome {
  readonly block: Block;
  readonly result: Result;
  /** Operations of S3 and IAM that the server carried out while the block ran, refused ones left out; undefined where nobody watched. */
  readonly operations: readonly string[] | undefined;
}

export interface PageOutcome {
  readonly page: PageBlocks;
  /** Blocks that are run, saved or marked norun; not those that are only shown. */
  readonly blocks: readonly BlockOutcome[];
  /** Those of the blocks, and of the page as a whole. */
  readonly problems: readonly Diagnostic[];
  readonly seconds: number;
}
