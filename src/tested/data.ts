/** The data of the page, made by the snippets room when the site is built. */
import data from '@generated/snippets/default/tested.json';

/** A block without proof. `changed`: its text is not the one that was run. */
export interface OpenBlock {
  readonly kind: 'not-run' | 'unproven' | 'changed';
  readonly language: string;
  /** Name of the script, else the first line of the block. */
  readonly excerpt: string;
  readonly heading?: string;
  readonly reason?: string;
}

export interface TestedPage {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  readonly proven: number;
  readonly total: number;
  readonly date?: string;
  readonly server?: string;
  readonly clients: Readonly<Record<string, string>>;
  readonly open: readonly OpenBlock[];
}

interface Data {
  readonly pages: readonly TestedPage[];
  readonly operations: readonly string[];
}

export const { pages, operations } = data as Data;
