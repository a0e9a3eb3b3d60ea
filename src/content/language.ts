/**
 * Reads what a language needs besides its pages: the YAML files of `i18n/<locale>/`. Node only, at build time.
 * Every reader throws an Error that names the file and the field, and says what was expected.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { i18n } from '../site/locales';
import { terms } from '../site/terms';

const text = z.string().trim().min(1);

/** A list of words, written as one text with spaces. */
const words = z.string().transform((value) => value.split(/\s+/).filter(Boolean));

const searchFile = z.strictObject({
  stemmer: text,
  synonyms: z.array(z.array(text).min(2)),
  oneWay: z.array(z.strictObject({ from: z.array(text).min(1), to: z.array(text).min(1) })),
  stopWords: words,
});

/** How readers of a language search: `search.yaml`. */
export type SearchLanguage = z.infer<typeof searchFile>;

/** Path of a language's file from the root of the project, for messages too. */
const fileOf = (locale: string, name: string): string => `i18n/${locale}/${name}.yaml`;

function readLanguageFile<T extends z.ZodType>(siteDir: string, file: string, schema: T): z.infer<T> {
  const parsed = schema.safeParse(parse(readFileSync(path.join(siteDir, file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map((issue) => `${file}: ${issue.path.map(String).join('.') || '(file)'}: ${issue.message}`).join('\n'),
  );
}

/** Each form once a group, in lower case; a group of one says nothing. */
function tidyGroups(groups: readonly (readonly string[])[]): string[][] {
  return groups.map((group) => [...new Set(group.map((name) => name.toLowerCase()))]).filter((group) => group.length > 1);
}

/** Names of the glossary, with the variants that readers type although the pages do not. */
function termNames(locale: string): string[][] {
  return terms.map(({ term, it, forbidden }) => {
    const names = locale === 'it' ? [term, it.term, ...forbidden.en, ...forbidden.it] : [term, ...forbidden.en];
    return names.map((name) => name.replace(/ \(.*\)$/, ''));
  });
}

/**
 * The search data of a language, with the names of the glossary among the synonyms. English comes along: readers of
 * every language type English terms of the trade, so the glossary's English names and the English stop words join.
 * A language without a file has the default language's data, because its pages are English until they are translated.
 *
 * @param locale  such as `it`; of `en-GB` the first part is taken where the whole has no file
 * @param siteDir folder of the project
 */
export function loadSearchLanguage(locale: string, siteDir = process.cwd()): SearchLanguage {
  const { defaultLocale } = i18n;
  const language =
    [locale, locale.split('-')[0] ?? ''].find((name) => existsSync(path.join(siteDir, fileOf(name, 'search')))) ?? defaultLocale;
  const read = (name: string): SearchLanguage => readLanguageFile(siteDir, fileOf(name, 'search'), searchFile);
  const data = read(language);
  const stopWords = language === defaultLocale ? data.stopWords : [...new Set([...data.stopWords, ...read(defaultLocale).stopWords])];
  return { ...data, synonyms: tidyGroups([...data.synonyms, ...termNames(language)]), stopWords };
}
