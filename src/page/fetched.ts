/** Loads scripts, and the site's style sheet. A file that failed to load can be requested again. */

/** Whether the text was shown before the typeface arrived. If the browser doesn't report these times, the typeface is kept. */
function isLate(address: string): boolean {
  const [shown] = performance.getEntriesByName('first-contentful-paint');
  const [typeface] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return shown !== undefined && (typeface === undefined || typeface.responseEnd > shown.startTime);
}

/**
 * Permanently disables a typeface that arrived after the text was shown in the fallback font. With `font-display: optional`, the page keeps
 * the fallback font. But when style sheets change, Chromium decides again. Lines would then break differently, and the text would move.
 */
function leaveOutLateTypeface(): void {
  const address = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (address === undefined || !isLate(address)) return;
  const { pathname } = new URL(address);
  for (const sheet of document.styleSheets) {
    // Extensions may add style sheets from other hosts, and pages aren't allowed to read the rules in those style sheets.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) continue;
    const place = [...sheet.cssRules].findIndex((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(pathname));
    if (place >= 0) sheet.deleteRule(place);
  }
}

/** Adds an element that loads a file. @returns once the file has loaded @throws Error if it fails to load; the element is then removed */
export const fetched = (name: 'link' | 'script', properties: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties, {
      onload: resolve,
      onerror: () => {
        element.remove();
        reject(new Error(`${element.getAttribute('href') ?? element.getAttribute('src')} could not be fetched.`));
      },
    });
    document.head.append(element);
  });

/** Scripts and style sheets that have loaded or are loading, keyed by URL. */
const parts = new Map<string, Promise<unknown>>();

function once(address: string, fetchPart: () => Promise<unknown>): Promise<unknown> {
  const part =
    parts.get(address) ??
    fetchPart().catch((error: unknown) => {
      parts.delete(address);
      throw error;
    });
  parts.set(address, part);
  return part;
}

/** Runs a script only once. @throws Error if it fails to load; the next call requests it again */
export const runScript = (src: string): Promise<unknown> => once(src, () => fetched('script', { src }));

/** Loads a style sheet only once. @throws Error if it fails to load; the next call requests it again */
export const fetchStyleSheet = (href: string, properties: object = {}): Promise<unknown> =>
  once(href, async () => {
    leaveOutLateTypeface();
    await fetched('link', { rel: 'stylesheet', href, ...properties });
    leaveOutLateTypeface();
  });

/** Returns the URL of the site's style sheet. It's empty on offline pages, which include the complete style sheet. */
const styleSheetUrl = (): string => document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
const sheet = (): HTMLLinkElement | null => document.querySelector(`link[rel=stylesheet][href="${CSS.escape(styleSheetUrl())}"]`);

/** Loads the site's style sheet without applying it. @throws Error if it fails to load; the next call requests it again */
export async function fetchStyles(): Promise<void> {
  const href = styleSheetUrl();
  // Another script on the page may have loaded the style sheet.
  if (href !== '' && !sheet()?.sheet) await fetchStyleSheet(href, { media: 'not all', fetchPriority: 'high' });
}

/** Applies the style sheet if it has loaded. It replaces the styles in the middle of the text, which the application doesn't expect. */
export function applyStyles(): void {
  const link = sheet();
  const rest = document.querySelector('svg[data-rest]');
  // If the style sheet failed to load, the styles from the middle of the text are kept.
  if (rest && !link) document.head.append(Object.assign(document.createElement('style'), { textContent: rest.textContent }));
  rest?.remove();
  if (link) link.media = '';
}

/** @returns once the style sheet is applied @throws Error if it fails to load */
export async function loadStyles(): Promise<void> {
  await fetchStyles();
  if (styleSheetUrl() !== '') applyStyles();
}
