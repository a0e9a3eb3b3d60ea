/**
 * Remembers which tab the reader selected in a tab group. All tabs in a group share the selection on every page. This code works on the
 * static HTML: the parent of the radio buttons has a `data-tabs` attribute, which contains the group's key in local storage. A tab's value
 * can list several choices. For example, the tab "linux macos" is selected for readers who chose linux or macos.
 */
import { readStored, writeStored } from './stored';

/** Root element attribute that holds the choice if storage is denied or full. The choice then applies until the reader leaves the page. */
const unstored = (key: string): string => `data-choice-${key.replace(/\W/g, '-')}`;

const choiceOf = (key: string): string | null => document.documentElement.getAttribute(unstored(key)) ?? readStored(key);

function remember(key: string, choice: string): void {
  if (writeStored(key, choice)) document.documentElement.removeAttribute(unstored(key));
  else document.documentElement.setAttribute(unstored(key), choice);
}

const words = (value: string): string[] => value.split(' ');

/** Selects the tab that the reader chose, if there is such a tab. @param tabs element with `data-tabs` */
export function applyChoice(tabs: HTMLElement): void {
  const choice = choiceOf(tabs.dataset.tabs ?? '') ?? '';
  for (const input of tabs.querySelectorAll<HTMLInputElement>(':scope > input'))
    if (words(input.value).includes(choice)) input.checked = true;
}

function applyToGroup(key: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) if (tabs.dataset.tabs === key) applyChoice(tabs);
}

function choose(tabs: HTMLElement, value: string): void {
  const key = tabs.dataset.tabs ?? '';
  const before = choiceOf(key) ?? '';
  const [first = '', ...others] = words(value);
  remember(key, others.includes(before) ? before : first);
  const top = tabs.getBoundingClientRect().top;
  applyToGroup(key);
  // Tabs higher up on the page may have changed height. Scrolling keeps the clicked tabs in place.
  window.scrollBy({ top: tabs.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Applies a choice that the reader made before this script loaded, if it's neither the default nor the remembered tab. */
function takeEarlyChoice(tabs: HTMLElement): void {
  const inputs = [...tabs.querySelectorAll<HTMLInputElement>(':scope > input')];
  const choice = choiceOf(tabs.dataset.tabs ?? '') ?? '';
  const remembered = inputs.filter(({ value }) => words(value).includes(choice)).at(-1);
  const chosen = inputs.find(({ checked }) => checked);
  if (chosen && chosen !== (remembered ?? inputs.find(({ defaultChecked }) => defaultChecked))) choose(tabs, chosen.value);
}

/** Remembers choices, and applies them to all tabs on the page, including tabs that are added later, and to other browser windows. */
export function listenForChoices(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // If the reader reloads the page or returns to it, the browser restores the tabs that were selected when the reader left.
  if (opened?.type === 'navigate') document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(takeEarlyChoice);
  document.addEventListener('change', ({ target }) => {
    const tabs = target instanceof HTMLInputElement ? target.parentElement : null;
    if (target instanceof HTMLInputElement && tabs?.dataset.tabs !== undefined) choose(tabs, target.value);
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null) applyToGroup(key);
  });
  // When the reader returns to a page, it may still show the tabs that were selected when the reader left.
  window.addEventListener('pageshow', () => document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(applyChoice));
}
