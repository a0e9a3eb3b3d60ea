/** Reloads the page if the host has a newer version of the site, and then resumes the search. */
import { reloadIfOutdated, takeTyped } from './newer-version';
import { isHydrated } from './hydration';

const field = (): HTMLInputElement | null => document.querySelector('dialog[open] input[name=q], dialog[open] .DocSearch-Input');

/** Listens for application scripts that fail to load, because they may no longer exist on the host. */
export function leaveOldVersion(): void {
  // These events don't bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const isPart = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.as === 'script');
      // Once the application is running, it handles these errors itself.
      if (isPart && !isHydrated()) void reloadIfOutdated(() => field()?.value ?? null);
    },
    true,
  );
}

/** Opens the search with the text that the reader was typing on the old version of the page. */
export function resumeSearch(): void {
  const typed = takeTyped();
  if (typed === null) return;
  document.querySelector<HTMLElement>('.search-button')?.click();
  const input = field();
  if (input) input.value = typed.slice(0, input.maxLength);
}
