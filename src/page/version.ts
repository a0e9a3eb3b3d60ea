/** When the host has another version of the site than the page: reloads, and goes on with the search. */
import { reloadIfOutdated, takeTyped } from './newer-version';
import { isHydrated } from './hydration';

const field = (): HTMLInputElement | null => document.querySelector('dialog[open] input[name=q], dialog[open] .DocSearch-Input');

/** Listens for scripts of the application that are gone. */
export function leaveOldVersion(): void {
  // Such events do not rise from their element.
  addEventListener(
    'error',
    ({ target }) => {
      const isPart = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.as === 'script');
      // The application has a way of its own once it is there.
      if (isPart && !isHydrated()) void reloadIfOutdated(() => field()?.value ?? null);
    },
    true,
  );
}

/** Opens the search with what was typed in the page of the old version. */
export function resumeSearch(): void {
  const typed = takeTyped();
  if (typed === null) return;
  document.querySelector<HTMLElement>('.search-button')?.click();
  const input = field();
  if (input) input.value = typed.slice(0, input.maxLength);
}
