/** Text for DocSearch. Its built-in text is English, and translations are in `i18n/<locale>/code.json`. */
import { type DocSearchModalProps } from '@docsearch/react';
import codeTranslations from '@generated/codeTranslations';

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
