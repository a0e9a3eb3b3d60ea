/** Finds an element again after something has made the page's elements anew, as the application does in a page that was changed. */

/**
 * Where an element is: the how manieth it is of those with its tag and classes. What translators and extensions put into a page
 * has other ones.
 * @returns gives the element, or the one in its place when it is gone; null when there is none
 */
export function placeOf(element: Element): () => Element | null {
  const { localName } = element;
  const classes = element.getAttribute('class');
  const selector = localName + (classes === null ? ':not([class])' : `[class="${CSS.escape(classes)}"]`);
  const index = [...document.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : (document.querySelectorAll(selector)[index] ?? null));
}
