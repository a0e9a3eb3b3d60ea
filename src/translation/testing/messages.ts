/** Reads a language's interface texts, which belong to the site, the framework, and the configuration. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { loadWords, type Messages } from '../../content';
import { inFile, type Diagnostic, type Problem } from '../../lib/diagnostic';
import { sourceLocale } from '../../site/locales';
import { codeMessages, interfaceProblems } from './interface';
import { saidIds } from './said';

const require = createRequire(path.join(process.cwd(), 'package.json'));

/** Messages in the framework's theme that never appear on this site. */
const NOT_SHOWN =
  /^theme\.(?:blog|tags|docs\.tagDocListPageTitle|docs\.DocCard|docs\.versions|CodeBlock|SearchBar\.seeAllOutsideContext|PwaReloadPopup|Playground|unlistedContent)/;

/** DocSearch 3 texts. The library contains them in English, and other languages use the ids of the framework's search theme. */
const DOCSEARCH = /^theme\.SearchModal\.(?:searchBox\.(?:reset|cancel)|startScreen\.\w+Search|footer\.(?!backTo|submit))/;

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** @param locale locale, or `base` for the English texts */
function frameworkMessages(locale: string, theme = 'common', isShown = (id: string): boolean => !NOT_SHOWN.test(id)): Messages {
  const folder = path.dirname(require.resolve('@docusaurus/theme-translations/package.json'));
  const messages = json(path.join(folder, 'locales', locale, `theme-${theme}.json`)) as Messages;
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !id.endsWith('___DESCRIPTION') && isShown(id)));
}

/** Returns the texts that the site's components contain next to their ids. If there's only an id, the extraction returns the id. */
async function textsInSource(siteDir: string): Promise<Messages> {
  const files = readdirSync(path.join(siteDir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|check)\.|\.d\.ts$/.test(file))
    .map((file) => path.join(siteDir, 'src', file))
    .filter((file) => readFileSync(file, 'utf8').includes('@docusaurus/Translate'));
  const found = await extractAllSourceCodeFileTranslations(files, getBabelOptions({ isServer: true }));
  return Object.fromEntries(found.flatMap(({ translations }) => Object.entries(translations).map(([id, { message }]) => [id, message])));
}

/** Returns the names of the files that contain component texts. */
const files = (locale: string): string => `i18n/${locale}/code.json or tools/*.json`;

const unused = (texts: Messages, known: Messages): Problem[] =>
  Object.keys(texts)
    .filter((id) => known[id] === undefined && !NOT_SHOWN.test(id))
    .map((id) => ({ message: `"${id}" isn’t used anywhere`, hint: 'remove it' }));

/** Checks that English has exactly one component text for every id that has no text in the code. */
export async function originalDiagnostics(siteDir: string): Promise<Diagnostic[]> {
  const texts = codeMessages(siteDir, sourceLocale);
  const named = Object.fromEntries([
    ...Object.entries(await textsInSource(siteDir)).filter(([id, message]) => id === message),
    ...saidIds(siteDir).map((id) => [id, id] as const),
  ]);
  const missing = Object.keys(named).filter((id) => texts[id] === undefined);
  return inFile(files(sourceLocale), [
    ...missing.map((id) => ({ message: `there is no text "${id}"`, hint: 'add it, with a description for the translator' })),
    ...unused(texts, named),
  ]);
}

/** Checks the component texts of the site and the framework. */
export async function codeDiagnostics(siteDir: string, locale: string): Promise<Diagnostic[]> {
  const own = codeMessages(siteDir, locale);
  const docSearch = frameworkMessages('base', 'search-algolia', (id) => DOCSEARCH.test(id));
  const site = { ...(await textsInSource(siteDir)), ...codeMessages(siteDir, sourceLocale) };
  const original = { ...frameworkMessages('base'), ...docSearch, ...site };
  return inFile(files(locale), [
    ...interfaceProblems(original, { ...frameworkMessages(locale), ...own }, loadWords(locale, siteDir).sameAsOriginal.code),
    ...unused(own, original),
  ]);
}

/** Checks the configuration texts, which are the navbar and footer. */
export function siteDiagnostics(siteDir: string, locale: string): Diagnostic[] {
  const messages = (name: string): Messages => json(path.join(siteDir, 'i18n', name, 'site.json')) as Messages;
  const { site } = loadWords(locale, siteDir).sameAsOriginal;
  return inFile(`i18n/${locale}/site.json`, interfaceProblems(messages(sourceLocale), messages(locale), site));
}
