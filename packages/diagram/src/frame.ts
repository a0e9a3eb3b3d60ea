import type { Group } from './schema';
import { movedBlock, type Block, type PlacedFrame } from './scene';
import { sizes } from './sizes';
import { widest, wrap } from './text';

/** Returns the total space that a frame adds on both sides of its content. */
export const framePadding = ({ title }: Group): number => (title === undefined ? 0 : 2 * sizes.framePad);

/** Returns the width at which the title wraps, so that it fits above content that is `content` px wide. */
export function titleWidth({ title }: Group, content: number): number {
  return widest(wrap(title ?? '', sizes.frameTitle.font, Math.max(content, 80)), sizes.frameTitle.font);
}

/**
 * Draws a frame around a group's content and centers the content in it.
 *
 * @param w frame width; a group without a title gets the space, but no frame
 */
export function enframe(group: Group, content: Block, w: number, titleAt: PlacedFrame['titleAt'] = 'top'): Block {
  const dx = (w - content.w) / 2;
  if (group.title === undefined) return { ...movedBlock(content, dx, 0), w };
  const title = wrap(group.title, sizes.frameTitle.font, w - 2 * sizes.framePad);
  const head = title.length * sizes.frameTitle.line + sizes.gap / 2;
  const h = content.h + head + 2 * sizes.framePad;
  const { items } = movedBlock(content, dx, sizes.framePad + (titleAt === 'top' ? head : 0));
  return { w, h, items, frames: [{ x: 0, y: 0, w, h, title, titleAt, titleSide: 'left' }] };
}
