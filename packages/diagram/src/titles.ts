import { pointAt } from './route';
import { contains, type PlacedFrame, type Rect, type Route } from './scene';
import { sizes } from './sizes';
import { widest } from './text';

/** Returns the rectangle of a frame's title. */
export function titleRect({ x, y, w, h, title, titleAt, titleSide }: PlacedFrame): Rect {
  const width = widest(title, sizes.frameTitle.font);
  const height = title.length * sizes.frameTitle.line;
  const free = w - 2 * sizes.framePad - width;
  const part = { left: 0, middle: 0.5, right: 1 }[titleSide];
  return {
    x: x + sizes.framePad + free * part,
    y: titleAt === 'top' ? y + sizes.framePad - 2 : y + h - sizes.framePad - height + 2,
    w: width,
    h: height,
  };
}

const STEPS = Array.from({ length: 65 }, (_, index) => index / 64);

/** Space around a title that links can't cross. */
const CLEAR = 5;

/** Moves the frame's title to a place where no link passes. Returns undefined if links pass everywhere. */
export function turnTitle(frame: PlacedFrame, routes: readonly Route[]): PlacedFrame | undefined {
  return (['left', 'right', 'middle'] as const)
    .map((titleSide) => ({ ...frame, titleSide }))
    .find((turned) => {
      const rect = titleRect(turned);
      return !routes.some((route) => STEPS.some((t) => contains(rect, pointAt(route, t), CLEAR)));
    });
}
