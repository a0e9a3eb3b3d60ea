/** Changes what DocSearch has no options for: its ARIA roles, a search that the reader didn't start, and its English texts. */
import { type DocSearchModalProps } from '@docsearch/react';
import codeTranslations from '@generated/codeTranslations';
import { useEffect, type RefObject } from 'react';
import { type DocsSearchClient } from '../../client';
import { type SearchResult } from '../../contract';

function setAll(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * DocSearch 3 declares its backdrop as a button, and its rows as options even though they contain links and buttons. The backdrop becomes a
 * group, and the rows become a combobox's trees, whose items can contain both. React sets only attributes that change, so it keeps these.
 * @returns a cleanup function
 */
export function makeCombobox(dialog: Element): () => void {
  const backdrop = dialog.querySelector('.DocSearch-Container');
  const input = dialog.querySelector('.DocSearch-Input');
  if (backdrop) setAll(backdrop, { role: 'group', tabindex: null, 'aria-expanded': null, 'aria-haspopup': null });
  if (!input) return () => undefined;
  setAll(input, { role: 'combobox', 'aria-haspopup': 'tree', 'aria-autocomplete': 'list', dir: 'auto' });
  const tellExpanded = (): void => input.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')));
  tellExpanded();
  const observer = new MutationObserver(tellExpanded);
  observer.observe(input, { attributeFilter: ['aria-controls'] });
  return () => observer.disconnect();
}

/** Does the same to the row and the list around a hit. Every list gets the ID that the input refers to. */
export function makeTree(hit: Element | null): void {
  const row = hit?.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  setAll(row, { role: 'treeitem' });
  setAll(list, { role: 'tree', id: row.id.replace(/item-\d+$/, 'list') });
}

/** Whether the reader is using the list: a hit other than the first is selected, the list has been scrolled, or it contains the focus. */
function isInList(panel: Element): boolean {
  const [first, ...others] = panel.querySelectorAll('.DocSearch-Hit');
  const isChosen = others.some((hit) => hit.getAttribute('aria-selected') === 'true');
  const isScrolled = (panel.querySelector('.DocSearch-Dropdown')?.scrollTop ?? 0) > 0;
  return first !== undefined && (isChosen || isScrolled || panel.querySelector('.DocSearch-Dropdown :focus') !== null);
}

/** Makes DocSearch search by dispatching only its input's focus event, because moving the focus would hide a phone's keyboard. */
function askAgain(panel: Element): void {
  panel.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Repeats the query once the full index has loaded after the small index, unless the reader is already using the first results.
 * @param reload reloads the page if the full index is gone because the host has another version of the site
 */
export function useWholeIndex(
  root: RefObject<Element | null>,
  answer: SearchResult | null,
  client: Pick<DocsSearchClient, 'preload'>,
  reload: () => Promise<boolean>,
): void {
  useEffect(() => {
    if (!answer?.isFirst) return undefined;
    let isCurrent = true;
    void client.preload().then((isLoaded) => {
      if (!isCurrent || !root.current) return;
      if (!isLoaded) void reload();
      else if (!isInList(root.current)) askAgain(root.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [answer, client, reload, root]);
}

type Translations = NonNullable<DocSearchModalProps['translations']>;

/** Returns the search theme's text, with IDs like `theme.SearchModal.<screen>.<name>`. A button's title and label share one ID. */
export function modalTranslations(): Translations {
  const texts: Record<string, Record<string, string> | undefined> = {};
  for (const [id, text] of Object.entries(codeTranslations)) {
    const [, screen, name] = /^theme\.SearchModal\.(\w+)\.(\w+)$/.exec(id) ?? [];
    if (screen !== undefined && name !== undefined) texts[screen] = { ...texts[screen], [name]: text };
  }
  const { searchBox, startScreen, footer } = texts as Translations;
  return {
    searchBox: {
      ...searchBox,
      resetButtonAriaLabel: searchBox?.resetButtonTitle,
      cancelButtonAriaLabel: searchBox?.cancelButtonText,
      searchInputLabel: codeTranslations['theme.SearchBar.label'],
    },
    startScreen,
    footer,
    // Our screen replaces this one, and screen readers must not read the hidden screen as well.
    noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
  };
}
