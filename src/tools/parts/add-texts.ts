import codeTranslations from '@generated/codeTranslations';

/** Adds a tool's texts to the page's texts, which `translate` and `<Translate>` use. Call this function when the tool's code loads. */
export const addTexts = (texts: Readonly<Record<string, string>>): void => {
  Object.assign(codeTranslations, texts);
};
