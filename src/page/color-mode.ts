/**
 * The color mode: the button for it, and changes by other tabs and the system. The root element has the mode (`data-theme`) and whether the
 * reader chose it (`data-theme-choice`). The framework sets both before the page is painted.
 */
import { tellStored } from './stored';

const BUTTON = '.color-mode button';
const NEXT: Readonly<Record<string, string | undefined>> = { system: 'light', light: 'dark' };

function show(choice: string): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.themeChoice = choice;
  dataset.theme = choice === 'system' ? system : choice;
}

function keep(key: string, choice: string): void {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
    // If the application is running, it listens for choices in other tabs and handles this one in the same way.
    tellStored(key);
  } catch {
    // Storage is denied, so the choice applies only to this page.
  }
}

/** @param key key under which the framework stores the reader's choice; empty if the brand has only one mode */
export function listenForColorMode(key: string): void {
  if (key === '') return;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(BUTTON))) return;
    const choice = NEXT[document.documentElement.dataset.themeChoice ?? ''] ?? 'system';
    show(choice);
    keep(key, choice);
  });
  addEventListener('storage', ({ key: changed, newValue }) => {
    // Other programs on the host use their own keys, and can write any value here.
    if (changed === key) show(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') show('system');
  });
}
