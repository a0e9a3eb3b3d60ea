import type { Item } from './schema';
import type { PlacedItem } from './scene';
import { sizes } from './sizes';
import { widest, wrap } from './text';

/** Combined height of label and note. */
export function textHeight(label: readonly string[], note: readonly string[]): number {
  const gap = label.length > 0 && note.length > 0 ? sizes.textGap : 0;
  return label.length * sizes.label.line + gap + note.length * sizes.note.line;
}

/** Space that the shape needs above and below its text in addition to the common padding. */
export function extraHeight({ shape }: Item): number {
  if (shape === 'disk') return 2 * sizes.drum;
  return shape === 'person' ? sizes.personIcon : 0;
}

/**
 * Measures a box, drum or person.
 *
 * @param maxWidth of the whole shape, which a longer word can exceed
 * @param padX between text and edge
 */
export function measureBox(item: Item, maxWidth: number, padX: number = sizes.padX): PlacedItem {
  const inside = maxWidth - 2 * padX;
  const label = wrap(item.label, sizes.label.font, inside);
  const note = wrap(item.note ?? '', sizes.note.font, inside);
  const text = Math.max(widest(label, sizes.label.font), widest(note, sizes.note.font));
  const size = { w: Math.ceil(text + 2 * padX), h: textHeight(label, note) + 2 * sizes.padY + extraHeight(item) };
  return { item, label, note, x: 0, y: 0, ...size };
}

/** Makes all boxes as wide as the widest, and those of one shape as high as the highest. */
export function equalize(boxes: readonly PlacedItem[], minWidth: number): PlacedItem[] {
  const w = Math.max(minWidth, ...boxes.map((box) => box.w));
  return boxes.map((box) => {
    const alike = boxes.filter(({ item }) => (item.shape === 'person') === (box.item.shape === 'person'));
    return { ...box, w, h: Math.max(...alike.map(({ h }) => h)) };
  });
}
