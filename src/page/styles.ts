/** Loads the site's style sheet. The page itself includes only the styles that its own text needs. */
import { fetchStyleSheet } from './fetched';

/** Returns the URL of the style sheet. It's empty on offline pages, which include the complete style sheet. */
const address = (): string => document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
const sheet = (): HTMLLinkElement | null => document.querySelector(`link[rel=stylesheet][href="${CSS.escape(address())}"]`);

/** Loads the style sheet only once, without applying it. @throws Error if it fails to load; the next call requests it again */
export async function fetchStyles(): Promise<void> {
  const href = address();
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
  if (address() !== '') applyStyles();
}
