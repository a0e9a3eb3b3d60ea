/** Starts the application of a static page, once. */

const script = document.currentScript as HTMLScriptElement;
const { scripts = '', chunks = '', styles = '' } = script.dataset;
// The application knows nothing of it, and takes over a text only as it knows it.
document.head.append(script);

let isStarted = false;

/** Fetches the whole style sheet and the scripts; in a page where that has happened, does nothing. */
export function startApplication(): void {
  if (isStarted) return;
  isStarted = true;
  // It applies at once with what goes on with it: two changes would compute the whole page twice.
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles, media: 'not all', fetchPriority: 'high' });
  const sources = scripts.split(' ');
  // All at once: the first scripts would ask for the page's own only when they run.
  const preloads = [...sources, ...chunks.split(' ').filter(Boolean)].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
  );
  // The application draws what the page's own styles know nothing of, so it waits for the sheet. Without one it works all the same.
  link.onload = link.onerror = (): void => {
    // Some browsers load it again when it gets to apply; without one, all do.
    link.onload = link.onerror = null;
    // Nor of the styles in the text; where the whole sheet did not come, they go on.
    const rest = document.querySelector('svg[data-rest]');
    if (rest && !link.sheet) document.head.append(Object.assign(document.createElement('style'), { textContent: rest.textContent }));
    rest?.remove();
    if (link.sheet) link.media = '';
    // Their order is kept, as that of deferred scripts.
    document.head.append(...sources.map((src) => Object.assign(document.createElement('script'), { src, async: false })));
  };
  const append = (): void => document.head.append(link, ...preloads);
  // The application takes over what has been read of the page, so all of it must be there.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', append);
  else append();
}
