/** Manages listeners for store changes, in the form that `useSyncExternalStore` requires. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns a function that removes the listener */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (): void => listeners.forEach((listener) => listener()),
  };
}
