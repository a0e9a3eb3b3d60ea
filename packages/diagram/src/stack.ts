import type { Item } from './schema';
import type { Neighbours } from './neighbours';
import { movedBlock, type Block } from './scene';

type Gap = (a: Item, b: Item) => number;

/** Places blocks one after another, centered on the cross axis. `gap` returns the space between adjacent items. */
function stack(blocks: readonly Block[], gap: Gap, along: 'w' | 'h', across: 'w' | 'h'): Block {
  const breadth = Math.max(0, ...blocks.map((block) => block[across]));
  let length = 0;
  const placed = blocks.map((block, index) => {
    const [before, first] = [blocks[index - 1]?.items.at(-1), block.items[0]];
    if (before && first) length += gap(before.item, first.item);
    const [at, aside] = [length, (breadth - block[across]) / 2];
    length += block[along];
    return along === 'w' ? movedBlock(block, at, aside) : movedBlock(block, aside, at);
  });
  const size = along === 'w' ? { w: length, h: breadth } : { w: breadth, h: length };
  return { ...size, items: placed.flatMap(({ items }) => items), frames: placed.flatMap(({ frames }) => frames) };
}

/** Stacks blocks vertically, with the space that the links between them need. */
export const stackDown = (blocks: readonly Block[], near: Neighbours): Block => stack(blocks, near.gap, 'h', 'w');

/** Places blocks side by side. */
export const stackRight = (blocks: readonly Block[], gap: Gap): Block => stack(blocks, gap, 'w', 'h');

/** Splits items into consecutive runs of cells and of other shapes. */
export function stretches(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && (last[0]?.shape === 'hex') === (item.shape === 'hex')) last.push(item);
    else found.push([item]);
  }
  return found;
}
