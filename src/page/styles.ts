/** The site's style sheet. The page itself includes only the styles that its own text needs. */
import { fetchStyleSheet } from './fetched';

/** Address of the style sheet. Empty on pages for offline reading, which include it completely. */
const address = (): string => document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
const sheet = (): HTMLLinkElement | null => document.querySelector(`link[rel=stylesheet][href="${CSS.escape(address())}"]`);

/** Loads it once without applying it. @throws Error if it fails to load; the next call requests it again */
export async function fetchStyles(): Promise<void> {
  const href = address();
  // Another script of the page may have loaded it.
  if (href !== '' && !sheet()?.sheet) await fetchStyleSheet(href, { media: 'not all', fetchPriority: 'high' });
}

/** Applies it once it has loaded. It replaces the styles in the middle of the text, which the application doesn't know. */
export function applyStyles(): void {
  const link = sheet();
  const rest = document.querySelector('svg[data-rest]');
  // If the style sheet failed to load, these styles are kept.
  if (rest && !link) document.head.append(Object.assign(document.createElement('style'), { textContent: rest.textContent }));
  rest?.remove();
  if (link) link.media = '';
}

/** @returns once it's applied @throws Error if it fails to load */
export async function loadStyles(): Promise<void> {
  await fetchStyles();
  if (address() !== '') applyStyles();
}
