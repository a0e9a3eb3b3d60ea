/** Repeats what the reader pressed before the application was there. Part of the application; runs before that takes the page over. */
import { placeOf } from './place';
import { whenThere } from './there';

/** What the page's own script (`intent.ts`) notes. */
export interface PressedWindow {
  /** Elements that were pressed, in that order. */
  pressed?: Element[];
}

export function repeatPresses(): void {
  const { pressed = [] } = window as PressedWindow;
  const places = pressed.map(placeOf);
  pressed.push = (element: Element) => places.push(placeOf(element));
  whenThere(() => {
    void (async () => {
      for (const find of places) {
        const element = find();
        element?.removeAttribute('aria-busy');
        if (element instanceof HTMLElement) element.click();
        // The next one adds to what the application makes of this one.
        await Promise.resolve();
      }
    })();
  });
}
