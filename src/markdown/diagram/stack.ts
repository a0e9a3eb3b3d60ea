import type { Content } from './frame';
import { moved } from './scene';

/**
 * Sets contents one below the other, centred.
 *
 * @param gaps room after each but the last
 */
export function stackDown(contents: readonly Content[], gaps: readonly number[]): Content {
  const w = Math.max(0, ...contents.map((content) => content.w));
  let y = 0;
  const items = contents.flatMap((content, index) => {
    const placed = content.items.map((item) => moved(item, (w - content.w) / 2, y));
    y += content.h + (gaps[index] ?? 0);
    return placed;
  });
  return { w, h: y - (gaps[contents.length - 1] ?? 0), items };
}

/** Sets contents side by side, centred on one line; `gaps` as in stackDown. */
export function stackRight(contents: readonly Content[], gaps: readonly number[]): Content {
  const h = Math.max(0, ...contents.map((content) => content.h));
  let x = 0;
  const items = contents.flatMap((content, index) => {
    const placed = content.items.map((item) => moved(item, x, (h - content.h) / 2));
    x += content.w + (gaps[index] ?? 0);
    return placed;
  });
  return { w: x - (gaps[contents.length - 1] ?? 0), h, items };
}

/** Splits a list into stretches whose members follow each other and agree in `key`. */
export function stretches<T>(list: readonly T[], key: (member: T) => unknown): T[][] {
  const found: T[][] = [];
  list.forEach((member, index) => {
    const before = list[index - 1];
    const last = found.at(-1);
    if (last && before !== undefined && key(before) === key(member)) last.push(member);
    else found.push([member]);
  });
  return found;
}

/** The room between each member and the next. */
export function gapsOf<T>(list: readonly T[], gap: (a: T, b: T) => number): number[] {
  return list.slice(1).map((member, index) => gap(list[index] as T, member));
}
