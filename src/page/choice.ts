/**
 * Remembers the reader's choice in groups of tabs, which all tabs of a group share on all pages. It works on the static HTML: `data-tabs`,
 * the group's key in local storage, is on the parent of the radio buttons. A value with several words stands for several choices: a reader
 * who chose linux or macos gets the tab "linux macos".
 */
import { readStored } from './stored';

/** If storage is denied or full, the choice applies until the reader leaves the page. It's kept on the root element. */
const unstored = (key: string): string => `data-choice-${key.replace(/\W/g, '-')}`;

const choiceOf = (key: string): string | null => document.documentElement.getAttribute(unstored(key)) ?? readStored(key);

function remember(key: string, choice: string): void {
  try {
    window.localStorage.setItem(key, choice);
    document.documentElement.removeAttribute(unstored(key));
  } catch {
    document.documentElement.setAttribute(unstored(key), choice);
  }
}

const words = (value: string): string[] => value.split(' ');

/**
 * Selects the tab that the reader chose. Does nothing if there is no such tab.
 * @param tabs element with `data-tabs`
 */
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
  // Tabs further up may have changed their height. Scrolling keeps the clicked tabs in place.
  window.scrollBy({ top: tabs.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Applies a tab that the reader chose before this script loaded. It's neither the default nor the remembered tab. */
function takeEarlyChoice(tabs: HTMLElement): void {
  const inputs = [...tabs.querySelectorAll<HTMLInputElement>(':scope > input')];
  const choice = choiceOf(tabs.dataset.tabs ?? '') ?? '';
  const remembered = inputs.filter(({ value }) => words(value).includes(choice)).at(-1);
  const chosen = inputs.find(({ checked }) => checked);
  if (chosen && chosen !== (remembered ?? inputs.find(({ defaultChecked }) => defaultChecked))) choose(tabs, chosen.value);
}

/** Shares and remembers choices on the page, including tabs that are added later, and in other windows of the browser. */
export function listenForChoices(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // If the reader reloads the page or returns to it, the browser restores the choices from when the page was left.
  if (opened?.type === 'navigate') document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(takeEarlyChoice);
  document.addEventListener('change', ({ target }) => {
    const tabs = target instanceof HTMLInputElement ? target.parentElement : null;
    if (target instanceof HTMLInputElement && tabs?.dataset.tabs !== undefined) choose(tabs, target.value);
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null) applyToGroup(key);
  });
  // If the reader returns to a page, it shows the choices from when it was left.
  window.addEventListener('pageshow', () => document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(applyChoice));
}
