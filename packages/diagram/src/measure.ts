import type { Item } from './schema';
import type { PlacedItem } from './scene';
import { sizes } from './sizes';
import { widest, wrap } from './text';

/** Returns the combined height of the label and note. */
export function textHeight(label: readonly string[], note: readonly string[]): number {
  const gap = label.length > 0 && note.length > 0 ? sizes.textGap : 0;
  return label.length * sizes.label.line + gap + note.length * sizes.note.line;
}

/** Returns the extra space that a shape needs above and below its text, in addition to the normal padding. */
export function extraHeight({ shape }: Item): number {
  if (shape === 'disk') return 2 * sizes.drum;
  return shape === 'person' ? sizes.personIcon : 0;
}

/**
 * Measures a box, drum, or person.
 *
 * @param maxWidth maximum width of the shape; a long word can exceed it
 * @param padX space between the text and the edge
 */
export function measureBox(item: Item, maxWidth: number, padX: number = sizes.padX): PlacedItem {
  const inside = maxWidth - 2 * padX;
  const label = wrap(item.label, sizes.label.font, inside);
  const note = wrap(item.note ?? '', sizes.note.font, inside);
  const text = Math.max(widest(label, sizes.label.font), widest(note, sizes.note.font));
  const size = { w: Math.ceil(text + 2 * padX), h: textHeight(label, note) + 2 * sizes.padY + extraHeight(item) };
  return { item, label, note, x: 0, y: 0, ...size };
}

/** Gives all boxes the width of the widest one, and all boxes of the same shape the height of the tallest one. */
export function equalize(boxes: readonly PlacedItem[], minWidth: number): PlacedItem[] {
  const w = Math.max(minWidth, ...boxes.map((box) => box.w));
  return boxes.map((box) => {
    const alike = boxes.filter(({ item }) => (item.shape === 'person') === (box.item.shape === 'person'));
    return { ...box, w, h: Math.max(...alike.map(({ h }) => h)) };
  });
}
