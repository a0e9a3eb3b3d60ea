/**
 * Handles the color mode button, and color mode changes in other tabs or the system settings. The root element stores the current mode
 * (`data-theme`) and the reader's choice (`data-theme-choice`). The framework sets both before the page is painted.
 */
import { onClick } from './elements';
import { tellStored, writeStored } from './stored';

const NEXT: Readonly<Record<string, string | undefined>> = { system: 'light', light: 'dark' };

function show(choice: string): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.themeChoice = choice;
  dataset.theme = choice === 'system' ? system : choice;
}

/** @param key key under which the framework stores the reader's color mode; empty if the brand has only one mode */
export function listenForColorMode(key: string): void {
  if (key === '') return;
  onClick('.color-mode button', () => {
    const choice = NEXT[document.documentElement.dataset.themeChoice ?? ''] ?? 'system';
    show(choice);
    // If the application is running, it handles this event like a choice that was made in another tab. If the choice can't be stored, it
    // applies only to this page.
    if (writeStored(key, choice === 'system' ? null : choice)) tellStored(key);
  });
  addEventListener('storage', ({ key: changed, newValue }) => {
    // Other programs on the same host normally use their own keys, but they can write any value to this key.
    if (changed === key) show(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') show('system');
  });
}

/** Sets the browser's theme color to the page's background color in the color mode that the reader has chosen. */
export function followColorMode(): void {
  const root = document.documentElement;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const update = (): void => {
    if (meta) meta.content = getComputedStyle(root).getPropertyValue('--brand-background').trim();
  };
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
  update();
}
