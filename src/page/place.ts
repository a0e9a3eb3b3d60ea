/** Finds an element again after the application has re-created the page's elements, which it does if another program changed the page. */

/**
 * Identifies an element by its index among those with the same tag and classes. Translators and extensions add elements with other classes.
 * @returns a function that returns the element, its replacement if it's gone, or null if there is no replacement
 */
export function placeOf(element: Element): () => Element | null {
  const { localName } = element;
  const classes = element.getAttribute('class');
  const selector = localName + (classes === null ? ':not([class])' : `[class="${CSS.escape(classes)}"]`);
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : (document.querySelectorAll(selector)[index] ?? null));
}
