/** The interface texts of the configuration: `i18n/<locale>/site.json`, with variables filled. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { substitute, type Variables } from '../lib/substitute';
import { i18n } from '../site/locales';

export type InterfaceText = (id: string) => string;

function readTexts(siteDir: string, locale: string, variables: Variables): Record<string, string> {
  const file = `i18n/${locale}/site.json`;
  if (!existsSync(path.join(siteDir, file))) return {};
  return JSON.parse(substitute(readFileSync(path.join(siteDir, file), 'utf8'), variables, file)) as Record<string, string>;
}

/**
 * @returns a look-up in the locale's texts, and in the default language's for what is not translated; it throws for an
 *          id that neither has, naming the file
 */
export function interfaceTexts(siteDir: string, locale: string, variables: Variables): InterfaceText {
  const texts = { ...readTexts(siteDir, i18n.defaultLocale, variables), ...readTexts(siteDir, locale, variables) };
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`i18n/${i18n.defaultLocale}/site.json: no text "${id}"; add it beside the others`);
    return text;
  };
}
