import type { Item } from './model';
import type { Neighbours } from './neighbours';
import { movedBlock, type Block } from './scene';

const firstOf = ({ items }: Block): Item => items[0]?.item as Item;
const lastOf = ({ items }: Block): Item => items[items.length - 1]?.item as Item;

/** Sets blocks one below the other, centred, with the room between them that the links of their items need. */
export function stackDown(blocks: readonly Block[], near: Neighbours): Block {
  const w = Math.max(0, ...blocks.map((block) => block.w));
  let h = 0;
  const placed = blocks.map((block, index) => {
    const before = blocks[index - 1];
    if (before) h += near.gap(lastOf(before), firstOf(block));
    const at = h;
    h += block.h;
    return movedBlock(block, (w - block.w) / 2, at);
  });
  return { w, h, items: placed.flatMap(({ items }) => items), frames: placed.flatMap(({ frames }) => frames) };
}

/** Sets blocks side by side, centred on one line, with `gap` between two. */
export function stackRight(blocks: readonly Block[], gap: (a: Item, b: Item) => number): Block {
  const h = Math.max(0, ...blocks.map((block) => block.h));
  let w = 0;
  const placed = blocks.map((block, index) => {
    const before = blocks[index - 1];
    if (before) w += gap(lastOf(before), firstOf(block));
    const at = w;
    w += block.w;
    return movedBlock(block, at, (h - block.h) / 2);
  });
  return { w, h, items: placed.flatMap(({ items }) => items), frames: placed.flatMap(({ frames }) => frames) };
}

/** Splits items into stretches of cells and of other shapes. */
export function stretches(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && (last[0]?.shape === 'hex') === (item.shape === 'hex')) last.push(item);
    else found.push([item]);
  }
  return found;
}
