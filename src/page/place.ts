/** Finds an element again after the page's elements were created anew, which the application does on a page that was changed. */

/**
 * Identifies an element by its index among those with the same tag and classes. Elements that translators and extensions add have others.
 * @returns a function that returns the element, or its replacement if it's gone; null if there is none
 */
export function placeOf(element: Element): () => Element | null {
  const { localName } = element;
  const classes = element.getAttribute('class');
  const selector = localName + (classes === null ? ':not([class])' : `[class="${CSS.escape(classes)}"]`);
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : (document.querySelectorAll(selector)[index] ?? null));
}
