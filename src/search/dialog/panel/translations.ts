/** The texts of DocSearch. Its own texts are English; those of other languages are in `i18n/<locale>/code.json`. */
import { type DocSearchModalProps } from '@docsearch/react';
import codeTranslations from '@generated/codeTranslations';

type Translations = NonNullable<DocSearchModalProps['translations']>;

/** The search theme uses the IDs `theme.SearchModal.<screen>.<name>` for these texts, with one ID for a button's title and label. */
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
    // Our screen replaces it, and the hidden one must not be read a second time.
    noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
  };
}
