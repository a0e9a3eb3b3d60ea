/** Records clicks on elements whose script hasn't loaded yet, and repeats the clicks later. */
import { whenHydrated } from './hydration';

const BUSY = 'aria-busy';

/** Elements that were clicked, in order. All scripts on the page share this list. */
const pressed = ((globalThis as { pressed?: Element[] }).pressed ??= []);

/** Records a click, and shows that the element is busy. Further clicks on a busy element are ignored. */
export function press(element: Element): void {
  if (element.hasAttribute(BUSY)) return;
  element.setAttribute(BUSY, 'true');
  pressed.push(element);
}

export const isAnyPressed = (): boolean => pressed.length > 0;

/** Discards all recorded clicks, because the script failed to load. @returns the elements that were clicked */
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

/** Repeats the clicks that the page script (`page.ts`) handles and that were made before it loaded. */
export function repeatEarly(): void {
  const early = pressed.filter((element) => element.matches(STATIC));
  pressed.splice(0, pressed.length, ...pressed.filter((element) => !early.includes(element)));
  early.forEach(click);
}

/**
 * Finds an element again after the application has re-created the page's elements, which it does if another program changed the page. The
 * element is identified by its index among those with the same tag and classes. Translators and extensions add elements with other classes.
 * @returns a function that returns the element, its replacement if it's gone, or null if there is no replacement
 */
function placeOf(element: Element): () => Element | null {
  const { localName } = element;
  const classes = element.getAttribute('class');
  const selector = localName + (classes === null ? ':not([class])' : `[class="${CSS.escape(classes)}"]`);
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : (document.querySelectorAll(selector)[index] ?? null));
}

/** Repeats the other clicks once the application is interactive. The application calls this function before hydration. */
export function repeatPresses(): void {
  const places = pressed.filter((element) => !element.matches(STATIC)).map(placeOf);
  pressed.push = (element: Element) => places.push(placeOf(element));
  whenHydrated(() => {
    void (async () => {
      for (const find of places) {
        click(find());
        // The effect of the next click depends on what the application does in response to this one.
        await Promise.resolve();
      }
    })();
  });
}
