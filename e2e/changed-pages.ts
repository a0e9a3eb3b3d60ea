/** Changes that other programs make to a page: translators in browsers, and extensions. Each function runs in the page. */

/**
 * Replaces all text, including text that is added later, with `<font>` elements, as translators do. @param quotes characters to put around
 * each text, such as `«»`; may be empty
 */
export function translateLikeABrowser(quotes: string): void {
  const HTML = 'http://www.w3.org/1999/xhtml';
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, option, [translate=no], .notranslate, font')) continue;
      const [outer, inner] = [document.createElementNS(HTML, 'font'), document.createElementNS(HTML, 'font')];
      inner.textContent = quotes.slice(0, 1) + text.data + quotes.slice(1);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isOwn = node instanceof Element ? node.localName === 'font' : node.parentElement?.localName === 'font';
      if (!isOwn) translate(node instanceof Text && node.parentElement ? node.parentElement : node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Puts an icon next to each field, as password managers do, and an element into the article. */
export function putForeignElement(): void {
  for (const field of document.querySelectorAll('main input')) field.insertAdjacentHTML('afterend', '<div data-lastpass-icon-root></div>');
  document.querySelector('article, main')?.insertAdjacentHTML('afterbegin', '<div class="extension-banner">extension</div>');
}

/** React's message for a page that it had to render again. */
export const REMADE = /Minified React error #418/;
