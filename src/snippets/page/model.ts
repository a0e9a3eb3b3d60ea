/** What is known of a page before anything runs. */
import type { InfoString } from '../../lib/info-string';

/** Something wrong at a line of a page. */
export interface Fault {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** What was expected and what came; may have several lines. */
  readonly message: string;
}

/** A block with what a command prints. */
export interface Output {
  readonly line: number;
  readonly language: string;
  /** As written, variables not replaced. */
  readonly text: string;
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
}

export interface Page {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  /** Path within the docs instance, without extension: `guides/object-lock`. */
  readonly id: string;
  /** As in the front matter, variables not replaced. */
  readonly title: string;
  readonly blocks: readonly Block[];
  /** What is wrong with the page itself, before it runs. */
  readonly faults: readonly Fault[];
}
