import codeTranslations from '@generated/codeTranslations';

/** Adds the texts of a tool to those of the page, where `translate` and `<Translate>` find them. Call it when the tool's code loads. */
export const addTexts = (texts: Readonly<Record<string, string>>): void => {
  Object.assign(codeTranslations, texts);
};
