/** Listeners for changes of a store, in the form that `useSyncExternalStore` requires. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns the function that ends the subscription */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (): void => listeners.forEach((listener) => listener()),
  };
}
