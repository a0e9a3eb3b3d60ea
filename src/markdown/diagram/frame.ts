import type { Group } from './model';
import { moved, type PlacedFrame, type PlacedItem } from './scene';
import { sizes } from './sizes';
import { widest, wrap } from './text';

/** What stands in a group, placed from 0/0. */
export interface Content {
  readonly w: number;
  readonly h: number;
  readonly items: readonly PlacedItem[];
}

/** A group with its frame, if it has one, from 0/0. */
export interface Framed extends Content {
  readonly frame?: PlacedFrame;
}

/** Room that a frame takes beside its content, on both sides together. */
export const frameRoom = ({ title }: Group): number => (title === undefined ? 0 : 2 * sizes.framePad);

/** Width of the title where it is broken to stand over `content` px. */
export function titleWidth({ title }: Group, content: number): number {
  return widest(wrap(title ?? '', sizes.frameTitle.font, Math.max(content, 80)), sizes.frameTitle.font);
}

/**
 * Puts a frame around content, which is centred in it.
 *
 * @param width of the frame; a group without a title gets none and only the room
 */
export function enframe(group: Group, content: Content, width: number, titleAt: PlacedFrame['titleAt'] = 'top'): Framed {
  const dx = (width - content.w) / 2;
  if (group.title === undefined) return { w: width, h: content.h, items: content.items.map((item) => moved(item, dx, 0)) };
  const title = wrap(group.title, sizes.frameTitle.font, width - 2 * sizes.framePad);
  const head = title.length * sizes.frameTitle.line + sizes.gap / 2;
  const dy = sizes.framePad + (titleAt === 'top' ? head : 0);
  const h = content.h + head + 2 * sizes.framePad;
  return {
    w: width,
    h,
    items: content.items.map((item) => moved(item, dx, dy)),
    frame: { x: 0, y: 0, w: width, h, title, titleAt, titleSide: 'left' },
  };
}
