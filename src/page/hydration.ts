/** Whether the application is interactive. The framework sets this attribute once it has hydrated the page. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

export function whenHydrated(act: () => void): void {
  if (isHydrated()) act();
  else {
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      // Runs in a separate task, after the one that hydrated the page.
      setTimeout(act);
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
  }
}
