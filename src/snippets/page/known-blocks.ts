import type { Page } from '../../content';
import { ofProcess } from '../../lib/of-process';
import { collectBlocks } from './collect';
import type { PageBlocks } from './model';

interface Known {
  readonly text: string;
  readonly blocks: PageBlocks;
}

/** By file. A build asks for the same pages for their proofs, the operations' and the evidence, in each language. */
const known = ofProcess('blocks of pages', () => new Map<string, Known>());

/** As `collectBlocks`; reads a text once. */
export function knownBlocks(page: Page): PageBlocks {
  const { file, source, whole: text } = page;
  // Lines of a page whose parts are filled in are those of its file.
  const key = text === source ? file : `${file} with parts`;
  const before = known.get(key);
  if (before?.text === text) return before.blocks;
  const blocks = collectBlocks(page);
  known.set(key, { text, blocks });
  return blocks;
}
