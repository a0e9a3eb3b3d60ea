/** Repeats what the reader pressed before the script that answers was there. */
import { placeOf } from './place';
import { whenThere } from './there';

/** What the page's own script (`intent.ts`) notes. */
export interface PressedWindow {
  /** Elements that were pressed, in that order. */
  pressed?: Element[];
}

/** Answered by the page's own scripts. */
const STATIC = '[data-static]';

function click(element: Element | null): void {
  element?.removeAttribute('aria-busy');
  if (element instanceof HTMLElement) element.click();
}

/** Repeats what was pressed before the script beside the page (`page.ts`) was there, and is for that. */
export function repeatEarly(): void {
  const { pressed = [] } = window as PressedWindow;
  const early = pressed.filter((element) => element.matches(STATIC));
  pressed.splice(0, pressed.length, ...pressed.filter((element) => !early.includes(element)));
  early.forEach(click);
}

/** Part of the application, which calls it before that takes the page over. */
export function repeatPresses(): void {
  const { pressed = [] } = window as PressedWindow;
  const places = pressed.filter((element) => !element.matches(STATIC)).map(placeOf);
  pressed.push = (element: Element) => places.push(placeOf(element));
  whenThere(() => {
    void (async () => {
      for (const find of places) {
        click(find());
        // The next one adds to what the application makes of this one.
        await Promise.resolve();
      }
    })();
  });
}
