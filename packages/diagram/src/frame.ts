import type { Group } from './schema';
import { movedBlock, type Block, type PlacedFrame } from './scene';
import { sizes } from './sizes';
import { widest, wrap } from './text';

/** Space that a frame adds to its content, on both sides together. */
export const framePadding = ({ title }: Group): number => (title === undefined ? 0 : 2 * sizes.framePad);

/** Width at which the title is wrapped to fit above `content` px. */
export function titleWidth({ title }: Group, content: number): number {
  return widest(wrap(title ?? '', sizes.frameTitle.font, Math.max(content, 80)), sizes.frameTitle.font);
}

/**
 * Puts a frame around a group's content, which is centered in it.
 *
 * @param w width of the frame; a group without a title gets only the space, without a frame
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
