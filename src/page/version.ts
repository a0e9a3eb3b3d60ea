/** If the host has a newer version of the site than the page, reloads the page and resumes the search. */
import { reloadIfOutdated, takeTyped } from './newer-version';
import { isHydrated } from './hydration';

const field = (): HTMLInputElement | null => document.querySelector('dialog[open] input[name=q], dialog[open] .DocSearch-Input');

/** Listens for scripts of the application that no longer exist. */
export function leaveOldVersion(): void {
  // These events don't bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const isPart = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.as === 'script');
      // Once the application is running, it has its own way to handle this.
      if (isPart && !isHydrated()) void reloadIfOutdated(() => field()?.value ?? null);
    },
    true,
  );
}

/** Opens the search with the text that was typed on the page of the old version. */
export function resumeSearch(): void {
  const typed = takeTyped();
  if (typed === null) return;
  document.querySelector<HTMLElement>('.search-button')?.click();
  const input = field();
  if (input) input.value = typed.slice(0, input.maxLength);
}
