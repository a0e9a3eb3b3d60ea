/** Reads the interface texts of a language: the site's own, the framework's, and those of the configuration. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { loadWords } from '../content';
import { inFile, type Diagnostic } from '../lib/diagnostic';
import { i18n } from '../site/locales';
import { interfaceProblems, type Messages } from './interface';

const require = createRequire(path.join(process.cwd(), 'package.json'));

/** Messages of the framework's theme that no page of this site can show. */
const NOT_SHOWN =
  /^theme\.(?:blog|tags|docs\.tagDocListPageTitle|docs\.DocCard|docs\.versions|CodeBlock|SearchBar\.seeAllOutsideContext|PwaReloadPopup|Playground|unlistedContent)/;

/** Texts of DocSearch 3, which are English in the library and have the ids of the framework's search theme in other languages. */
const DOCSEARCH = /^theme\.SearchModal\.(?:searchBox\.(?:reset|cancel)|startScreen\.\w+Search|footer\.(?!backTo|submit))/;

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** @param locale `base` for the texts in English */
function frameworkMessages(locale: string, theme = 'common', isShown = (id: string): boolean => !NOT_SHOWN.test(id)): Messages {
  const folder = path.dirname(require.resolve('@docusaurus/theme-translations/package.json'));
  const messages = json(path.join(folder, 'locales', locale, `theme-${theme}.json`)) as Messages;
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !id.endsWith('___DESCRIPTION') && isShown(id)));
}

/** The default messages of the site's own components, by id. */
async function ownMessages(siteDir: string): Promise<Messages> {
  const files = readdirSync(path.join(siteDir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|check)\.|\.d\.ts$/.test(file))
    .map((file) => path.join(siteDir, 'src', file));
  const found = await extractAllSourceCodeFileTranslations(files, getBabelOptions({ isServer: true }));
  return Object.fromEntries(found.flatMap(({ translations }) => Object.entries(translations).map(([id, { message }]) => [id, message])));
}

/** Messages of a file in the framework's form `{id: {message}}`. */
function messagesIn(file: string): Messages {
  if (!existsSync(file)) return {};
  return Object.fromEntries(Object.entries(json(file) as Record<string, { message: string }>).map(([id, { message }]) => [id, message]));
}

/** Texts of components, the site's and the framework's. */
export async function codeDiagnostics(siteDir: string, locale: string): Promise<Diagnostic[]> {
  const file = `i18n/${locale}/code.json`;
  const own = messagesIn(path.join(siteDir, file));
  const docSearch = frameworkMessages('base', 'search-algolia', (id) => DOCSEARCH.test(id));
  const original = { ...frameworkMessages('base'), ...docSearch, ...(await ownMessages(siteDir)) };
  const unused = Object.keys(own).filter((id) => original[id] === undefined && !NOT_SHOWN.test(id));
  return inFile(file, [
    ...interfaceProblems(original, { ...frameworkMessages(locale), ...own }, loadWords(locale, siteDir).sameAsOriginal.code),
    ...unused.map((id) => ({ message: `"${id}" is used nowhere`, hint: 'remove it' })),
  ]);
}

/** Texts of the configuration: navbar, footer. */
export function siteDiagnostics(siteDir: string, locale: string): Diagnostic[] {
  const messages = (name: string): Messages => json(path.join(siteDir, 'i18n', name, 'site.json')) as Messages;
  const { site } = loadWords(locale, siteDir).sameAsOriginal;
  return inFile(`i18n/${locale}/site.json`, interfaceProblems(messages(i18n.defaultLocale), messages(locale), site));
}
