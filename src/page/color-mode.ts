/**
 * The colour mode: the button for it, and what other tabs and the system change. The root element says which mode there is
 * (`data-theme`) and whether the reader chose it (`data-theme-choice`); the framework sets both before the page is painted.
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
    // The application, where it runs, knows what another tab chooses, and takes this for it.
    tellStored(key);
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}

/** @param key under which the framework keeps the reader's choice; empty where the brand has one mode */
export function listenForColorMode(key: string): void {
  if (key === '') return;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(BUTTON))) return;
    const choice = NEXT[document.documentElement.dataset.themeChoice ?? ''] ?? 'system';
    show(choice);
    keep(key, choice);
  });
  addEventListener('storage', ({ key: changed, newValue }) => {
    // Other programs of the host have their own keys, and can write anything here.
    if (changed === key) show(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') show('system');
  });
}
