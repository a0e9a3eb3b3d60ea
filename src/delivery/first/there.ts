/** Whether the application answers to the reader: the framework says so when it has taken the page over. */
export const isThere = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
