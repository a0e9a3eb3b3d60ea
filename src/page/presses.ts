/** What the reader pressed before the script that answers was there: it waits, and is repeated. */
import { placeOf } from './place';
import { whenHydrated } from './hydration';

const BUSY = 'aria-busy';

/** Elements that were pressed, in that order: the same for all scripts of the page. */
const pressed = ((globalThis as { pressed?: Element[] }).pressed ??= []);

/** Notes it, and shows that it waits. A control that waits takes no second press. */
export function press(element: Element): void {
  if (element.hasAttribute(BUSY)) return;
  element.setAttribute(BUSY, 'true');
  pressed.push(element);
}

export const isAnyPressed = (): boolean => pressed.length > 0;

/** Where what answers did not come, nothing waits for it any longer. @returns what was pressed */
export function givePressesUp(): Element[] {
  const lost = pressed.splice(0);
  for (const element of lost) element.removeAttribute(BUSY);
  return lost;
}

/** Answered by the page's own scripts. */
const STATIC = '[data-static]';

function click(element: Element | null): void {
  element?.removeAttribute(BUSY);
  if (element instanceof HTMLElement) element.click();
}

/** Repeats what was pressed before the script beside the page (`page.ts`) was there, and is for that. */
export function repeatEarly(): void {
  const early = pressed.filter((element) => element.matches(STATIC));
  pressed.splice(0, pressed.length, ...pressed.filter((element) => !early.includes(element)));
  early.forEach(click);
}

/** Part of the application, which calls it before that takes the page over. */
export function repeatPresses(): void {
  const places = pressed.filter((element) => !element.matches(STATIC)).map(placeOf);
  pressed.push = (element: Element) => places.push(placeOf(element));
  whenHydrated(() => {
    void (async () => {
      for (const find of places) {
        click(find());
        // The next one adds to what the application makes of this one.
        await Promise.resolve();
      }
    })();
  });
}
