/** The site's style sheet, of which the page has only what its own text needs. */
import { fetchStyleSheet } from './fetched';

/** Address of the sheet; empty in pages for reading offline, which have it whole. */
const address = (): string => document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
const sheet = (): HTMLLinkElement | null => document.querySelector(`link[rel=stylesheet][href="${CSS.escape(address())}"]`);

/** Fetches it without applying it, once. @throws Error when it does not come; the next call asks for it again */
export async function fetchStyles(): Promise<void> {
  const href = address();
  // Another script of the page may have it.
  if (href !== '' && !sheet()?.sheet) await fetchStyleSheet(href, { media: 'not all', fetchPriority: 'high' });
}

/** Applies it when it has come, in the place of the styles in the text, of which the application knows nothing. */
export function applyStyles(): void {
  const link = sheet();
  const rest = document.querySelector('svg[data-rest]');
  // Where the whole sheet did not come, they go on.
  if (rest && !link) document.head.append(Object.assign(document.createElement('style'), { textContent: rest.textContent }));
  rest?.remove();
  if (link) link.media = '';
}

/** @returns when it applies @throws Error when it cannot be fetched */
export async function loadStyles(): Promise<void> {
  await fetchStyles();
  if (address() !== '') applyStyles();
}
