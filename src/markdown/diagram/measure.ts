import type { Item } from './model';
import { sizes } from './sizes';
import { widest, wrap } from './text';

/** An item's texts in lines, and the room that its shape needs. */
export interface Measured {
  readonly item: Item;
  readonly label: readonly string[];
  readonly note: readonly string[];
  readonly w: number;
  readonly h: number;
}

/** Height of label and note together. */
export function textHeight(label: readonly string[], note: readonly string[]): number {
  const gap = label.length > 0 && note.length > 0 ? sizes.textGap : 0;
  return label.length * sizes.label.line + gap + note.length * sizes.note.line;
}

/** What the shape needs above and below its text beside the common padding. */
export function extraHeight({ shape }: Item): number {
  if (shape === 'disk') return 2 * sizes.drum;
  return shape === 'person' ? sizes.personIcon : 0;
}

/**
 * Measures a box, drum or person.
 *
 * @param maxWidth of the whole shape; a longer word makes it wider
 * @param padX     between text and edge
 */
export function measureBox(item: Item, maxWidth: number, padX: number = sizes.padX): Measured {
  const room = maxWidth - 2 * padX;
  const label = wrap(item.label, sizes.label.font, room);
  const note = wrap(item.note ?? '', sizes.note.font, room);
  const text = Math.max(widest(label, sizes.label.font), widest(note, sizes.note.font));
  return { item, label, note, w: Math.ceil(text + 2 * padX), h: textHeight(label, note) + 2 * sizes.padY + extraHeight(item) };
}

/** Makes all boxes as wide as the widest, and those of one kind of shape as high as the highest. */
export function equalize(boxes: readonly Measured[], minWidth: number): Measured[] {
  const w = Math.max(minWidth, ...boxes.map((box) => box.w));
  return boxes.map((box) => {
    const alike = boxes.filter(({ item }) => (item.shape === 'person') === (box.item.shape === 'person'));
    return { ...box, w, h: Math.max(...alike.map(({ h }) => h)) };
  });
}
