/**
 * Reads the data that a language needs besides its pages and interface texts: the YAML files in `i18n/<locale>/`. Runs only in Node, at
 * build time. Every reader throws a DiagnosticError with the file and field of each mistake. If something is missing in a language,
 * English is used, as on untranslated pages.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { DiagnosticError } from '../lib/diagnostic';
import { everyFeature, FEATURES, type Features } from '../site/features';
import { sourceLocale } from '../site/locales';
import { withoutConditions } from './conditions';
import { withOperators } from './operator';

const text = z.string().trim().min(1);
const texts = z.array(text);

const searchFile = z.strictObject({
  stemmer: text,
  synonyms: z.array(texts.min(2)),
  oneWay: z.array(z.strictObject({ from: texts.min(1), to: texts.min(1) })),
  /** Stop words, written as one string and separated by spaces. */
  stopWords: z.string().transform((value) => value.split(/\s+/).filter(Boolean)),
});

const translatedTerm = z.strictObject({
  term: text,
  definition: text,
  /** Grammatical gender, which tells translators the right articles and endings. */
  gender: z.enum(['m', 'f', 'n']).optional(),
  avoid: texts.default([]),
});
/** Sections of the glossary page. A term in another area wouldn't be on the page. */
const AREAS = ['storage', 'protection', 'access', 'composer'] as const;
const originalTerm = translatedTerm.extend({
  area: z.enum(AREAS),
  see: texts.default([]),
  /** Feature without which the service has no such thing. */
  needs: z.enum(FEATURES).optional(),
});
const TERM_ID = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const termsFile = <T extends z.ZodType>(term: T) =>
  z.strictObject({
    pluralEndings: texts.default([]),
    terms: z.record(TERM_ID, term, {
      error: ({ code }) =>
        code === 'invalid_type' ? 'expected the terms, each indented below its ID, as in i18n/en/terms.yaml' : undefined,
    }),
  });

const sameTexts = z.record(z.string(), text).default({});
const wordsFile = z.strictObject({
  /** The language's opening and closing quotation marks. Pages must not use any others. */
  quotes: z.string().length(2).optional(),
  /** Endings that can replace each other. The variants of a term are matched with each ending. */
  inflections: texts.default([]),
  /** `exceptLabels` skips bold text, which pages use for labels in other programs. `inflected` matches all forms. */
  avoid: z.array(
    z.strictObject({ words: texts.min(1), hint: text, exceptLabels: z.boolean().default(false), inflected: z.boolean().default(false) }),
  ),
  /** Common words in this language that don't exist in the site's other languages. They reveal untranslated text. */
  giveaways: texts.default([]),
  /** Phrases that aren't translated from English, each with the reason. */
  original: z.array(z.strictObject({ phrase: text, reason: text })).default([]),
  /** Sentences that can exceed the length limit, identified by their first words. */
  longSentences: z.array(z.strictObject({ begins: text, reason: text })).default([]),
  sameAsOriginal: z.strictObject({ code: sameTexts, site: sameTexts }).default({ code: {}, site: {} }),
});

/** File schemas, which editors use to validate the files while someone edits them. */
const anyTerm = translatedTerm.extend(originalTerm.partial().shape);
export const languageSchemas = { search: searchFile, terms: termsFile(anyTerm), words: wordsFile };

/** Data about how readers search in a language. */
export type SearchLanguage = z.infer<typeof searchFile>;

/** A glossary term in one language. */
export interface Term {
  readonly id: string;
  /** Glossary section that contains the term. */
  readonly area: string;
  readonly term: string;
  /** One or two sentences of Markdown, before variables are filled in. */
  readonly definition: string;
  /** IDs of related terms. */
  readonly see: readonly string[];
  /** Variants of the term that pages must not use. */
  readonly avoid: readonly string[];
}

export interface Glossary {
  /** Terms in the order of the English file. */
  readonly terms: readonly Term[];
  /** Endings that can be added to a term in running text. */
  readonly pluralEndings: readonly string[];
}

/** Words that a language's pages must not use, and interface texts that equal the original (by file and ID, each with the reason). */
type LanguageWords = z.infer<typeof wordsFile>;

/** Returns the path of a language's file, relative to the project root. */
const languageFile = (locale: string, name: 'search' | 'terms' | 'words'): string => `i18n/${locale}/${name}.yaml`;

function read<T extends z.ZodType>(siteDir: string, file: string, schema: T): z.infer<T> {
  const parsed = schema.safeParse(parse(readFileSync(path.join(siteDir, file), 'utf8')));
  if (parsed.success) return parsed.data;
  const field = (at: readonly PropertyKey[]): string => at.map(String).join('.') || '(file)';
  throw new DiagnosticError(parsed.error.issues.map((issue) => ({ file, message: `${field(issue.path)}: ${issue.message}` })));
}

function readIfThere<T extends z.ZodType>(siteDir: string, file: string, schema: T): z.infer<T> | undefined {
  return existsSync(path.join(siteDir, file)) ? read(siteDir, file, schema) : undefined;
}

/**
 * Reads a language's terms, including those in the operator's folder, which can replace ours. If there are any, all terms are sorted by name,
 * so that each area is in order.
 */
function readTerms<T extends typeof translatedTerm>(siteDir: string, locale: string, term: T) {
  const files = withOperators(languageFile(locale, 'terms')).flatMap((file) => readIfThere(siteDir, file, termsFile(term)) ?? []);
  const entries = Object.entries(Object.fromEntries(files.flatMap(({ terms }) => Object.entries(terms))));
  if (files.length > 1) entries.sort(([, one], [, other]) => one.term.localeCompare(other.term, sourceLocale));
  return { pluralEndings: files.flatMap(({ pluralEndings }) => pluralEndings), terms: Object.fromEntries(entries) };
}

/**
 * Returns the glossary in a language. Untranslated terms are in English.
 * @param features features of the service; by default, all of them
 * @throws DiagnosticError, including if a translated term doesn't exist in English
 */
export function loadGlossary(locale: string, siteDir = process.cwd(), features: Features = everyFeature): Glossary {
  const file = languageFile(locale, 'terms');
  const original = readTerms(siteDir, sourceLocale, originalTerm);
  const translated = locale === sourceLocale ? original : readTerms(siteDir, locale, translatedTerm);
  const unknown = Object.keys(translated.terms).find((id) => !(id in original.terms));
  if (unknown !== undefined) {
    const message = `terms.${unknown}: there is no such term in ${languageFile(sourceLocale, 'terms')}`;
    const [last = file] = withOperators(file)
      .reverse()
      .filter((one) => existsSync(path.join(siteDir, one)));
    throw new DiagnosticError([{ file: last, message, hint: 'remove it, or add it there' }]);
  }
  const isPresent = (id: string): boolean => {
    const { area, needs } = original.terms[id] ?? {};
    return (area !== 'composer' || features.has('composer')) && (needs === undefined || features.has(needs));
  };
  const published = (definition: string, id: string): string =>
    withoutConditions([definition], features, (_, problem) => {
      throw new DiagnosticError([{ file, ...problem, message: `terms.${id}.definition: ${problem.message}` }]);
    }).join('');
  const terms = Object.entries(original.terms)
    .filter(([id]) => isPresent(id))
    .map(([id, entry]): Term => {
      const { term, definition, avoid } = translated.terms[id] ?? { ...entry, avoid: [] };
      return { id, area: entry.area, see: entry.see.filter(isPresent), term, definition: published(definition, id), avoid };
    });
  return { terms, pluralEndings: translated.pluralEndings };
}

/** Returns the words that a language's pages must not use, or no words if the language has no such file. */
export function loadWords(locale: string, siteDir = process.cwd()): LanguageWords {
  return readIfThere(siteDir, languageFile(locale, 'words'), wordsFile) ?? wordsFile.parse({ avoid: [] });
}

/** Returns glossary terms and the variants that readers may type although pages don't use them, without a trailing `(ABBR)`. */
function termNames(locale: string, siteDir: string): string[][] {
  const names = ({ term, avoid }: Term): string[] => [term, ...avoid];
  const own = new Map(loadGlossary(locale, siteDir).terms.map((term) => [term.id, names(term)]));
  return loadGlossary(sourceLocale, siteDir).terms.map((term) =>
    [...names(term), ...(own.get(term.id) ?? [])].map((name) => name.replace(/ \(.*\)$/, '')),
  );
}

/** Removes duplicates from each group, and makes all words lowercase. Drops groups with a single form, because they have no synonyms. */
function tidyGroups(groups: readonly (readonly string[])[]): string[][] {
  return groups.map((group) => [...new Set(group.map((name) => name.toLowerCase()))]).filter((group) => group.length > 1);
}

/**
 * Returns a language's search data. The synonyms include the names in the glossary. Readers of every language use English technical terms,
 * so the glossary's English names and the English stop words are also included.
 *
 * @param locale language tag, such as `it`; for a tag such as `en-GB`, the first part is used if the full tag has no file
 */
export function loadSearchLanguage(locale: string, siteDir = process.cwd()): SearchLanguage {
  const candidates = [locale, ...locale.split('-').slice(0, 1)];
  const language = candidates.find((name) => existsSync(path.join(siteDir, languageFile(name, 'search')))) ?? sourceLocale;
  const own = read(siteDir, languageFile(language, 'search'), searchFile);
  const english = read(siteDir, languageFile(sourceLocale, 'search'), searchFile).stopWords;
  const synonyms = tidyGroups([...own.synonyms, ...termNames(language, siteDir)]);
  return { ...own, synonyms, stopWords: [...new Set([...own.stopWords, ...english])] };
}
