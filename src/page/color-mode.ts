/**
 * Takes the next colour mode, in the order of the framework's button, before the application is there, which then reads
 * the mode from the root element.
 *
 * @param key under which the framework keeps the reader's choice
 */
export function changeColorMode(key: string): void {
  const { dataset } = document.documentElement;
  const next = { system: 'light', light: 'dark' }[dataset.themeChoice ?? ''] ?? 'system';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.themeChoice = next;
  dataset.theme = next === 'system' ? system : next;
  try {
    if (next === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  } catch {
    // Storage is forbidden: the choice holds for this page, as it does when the application keeps it.
  }
}
