/** Whether the application answers to the reader: the framework says so when it has taken the page over. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Calls when the application answers to the reader. */
export function whenHydrated(act: () => void): void {
  if (isHydrated()) act();
  else {
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      // In a task of its own, after that in which the application has taken over.
      setTimeout(act);
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
  }
}
