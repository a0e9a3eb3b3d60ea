/** The interface texts of the configuration: `i18n/<locale>/site.json`, with variables filled. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { substitute, type Variables } from '../lib/substitute';

export type InterfaceText = (id: string) => string;

/**
 * @returns a look-up that throws for an id that the locale's file lacks, naming the file
 */
export function interfaceTexts(siteDir: string, locale: string, variables: Variables): InterfaceText {
  const file = path.join('i18n', locale, 'site.json');
  const filled = substitute(readFileSync(path.join(siteDir, file), 'utf8'), variables, file);
  const texts = JSON.parse(filled) as Record<string, string>;
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`${file}: no text "${id}"; add it beside the others`);
    return text;
  };
}
