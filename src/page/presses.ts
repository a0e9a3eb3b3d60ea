/** Handles clicks on elements whose script hasn't loaded yet: they wait, and are repeated later. */
import { placeOf } from './place';
import { whenHydrated } from './hydration';

const BUSY = 'aria-busy';

/** Elements that were clicked, in order. All scripts of the page share this list. */
const pressed = ((globalThis as { pressed?: Element[] }).pressed ??= []);

/** Records a click, and shows that it's waiting. Further clicks on a waiting control are ignored. */
export function press(element: Element): void {
  if (element.hasAttribute(BUSY)) return;
  element.setAttribute(BUSY, 'true');
  pressed.push(element);
}

export const isAnyPressed = (): boolean => pressed.length > 0;

/** If the script failed to load, clicks no longer wait for it. @returns the elements that were clicked */
export function givePressesUp(): Element[] {
  const lost = pressed.splice(0);
  for (const element of lost) element.removeAttribute(BUSY);
  return lost;
}

/** Elements that the page's own scripts handle. */
const STATIC = '[data-static]';

function click(element: Element | null): void {
  element?.removeAttribute(BUSY);
  if (element instanceof HTMLElement) element.click();
}

/** Repeats clicks that came before the page script (`page.ts`) and that it handles. */
export function repeatEarly(): void {
  const early = pressed.filter((element) => element.matches(STATIC));
  pressed.splice(0, pressed.length, ...pressed.filter((element) => !early.includes(element)));
  early.forEach(click);
}

/** Part of the application, which calls it before hydration. */
export function repeatPresses(): void {
  const places = pressed.filter((element) => !element.matches(STATIC)).map(placeOf);
  pressed.push = (element: Element) => places.push(placeOf(element));
  whenHydrated(() => {
    void (async () => {
      for (const find of places) {
        click(find());
        // The next click depends on what the application does with this one.
        await Promise.resolve();
      }
    })();
  });
}
