/**
 * The reader's choice in groups of tabs, shared by all tabs of a group on all pages and remembered. Works on the static
 * HTML: `data-tabs`, the key of the group in local storage, on the element whose children are the radio buttons. A value
 * of several words stands for several choices: "linux macos" is shown to whoever chose one of them.
 */
import { readStored } from './stored';

/** Where storage is forbidden or full the choice holds until the page is left, here on the root element. */
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
 * Selects the tab that the reader chose; a choice that is no tab here changes nothing.
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
  // Tabs above may have changed their height: those that the reader pressed stay where they are.
  window.scrollBy({ top: tabs.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Takes a tab that the reader chose before this script was there: it is neither the page's own nor the remembered one. */
function takeEarlyChoice(tabs: HTMLElement): void {
  const inputs = [...tabs.querySelectorAll<HTMLInputElement>(':scope > input')];
  const choice = choiceOf(tabs.dataset.tabs ?? '') ?? '';
  const remembered = inputs.filter(({ value }) => words(value).includes(choice)).at(-1);
  const chosen = inputs.find(({ checked }) => checked);
  if (chosen && chosen !== (remembered ?? inputs.find(({ defaultChecked }) => defaultChecked))) choose(tabs, chosen.value);
}

/** Shares and remembers what is chosen on the page, also in tabs that come later and in the browser's other windows. */
export function listenForChoices(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Where the reader reloads the page or comes back to it, the browser puts back what was chosen when it was left.
  if (opened?.type === 'navigate') document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(takeEarlyChoice);
  document.addEventListener('change', ({ target }) => {
    const tabs = target instanceof HTMLInputElement ? target.parentElement : null;
    if (target instanceof HTMLInputElement && tabs?.dataset.tabs !== undefined) choose(tabs, target.value);
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null) applyToGroup(key);
  });
  // A page to which the reader comes back shows what was chosen when it was left.
  window.addEventListener('pageshow', () => document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(applyChoice));
}
