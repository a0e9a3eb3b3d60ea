/** Checks the interface texts of a language: the site's own, the framework's, and those of the configuration. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { extractAllSourceCodeFileTranslations, getBabelOptions } from '@docusaurus/babel';
import { loadWords } from '../src/content';
import { i18n } from '../src/site/locales';
import { interfaceFaults, type Messages } from '../src/translation/plugin';

const require = createRequire(path.join(process.cwd(), 'package.json'));

/** Messages of the framework's theme that no page of this site can show. */
const NOT_SHOWN =
  /^theme\.(?:blog|tags|docs\.tagDocListPageTitle|docs\.DocCard|docs\.versions|CodeBlock|SearchBar\.seeAllOutsideContext|PwaReloadPopup|Playground|unlistedContent)/;

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function frameworkMessages(locale: string): Messages {
  const folder = path.dirname(require.resolve('@docusaurus/theme-translations/package.json'));
  const file = path.join(folder, 'locales', locale, 'theme-common.json');
  const messages = json(file) as Record<string, string>;
  return Object.fromEntries(Object.entries(messages).filter(([id]) => !id.endsWith('___DESCRIPTION') && !NOT_SHOWN.test(id)));
}

function sourceFiles(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => path.join(root, 'src', file));
}

/** The default messages of the site's own components, by id. */
async function ownMessages(root: string): Promise<Messages> {
  const found = await extractAllSourceCodeFileTranslations(sourceFiles(root), getBabelOptions({ isServer: true }));
  return Object.fromEntries(found.flatMap(({ translations }) => Object.entries(translations).map(([id, { message }]) => [id, message])));
}

/** Messages of a file in the framework's form `{id: {message}}`. */
function messagesIn(file: string): Messages {
  if (!existsSync(file)) return {};
  return Object.fromEntries(Object.entries(json(file) as Record<string, { message: string }>).map(([id, { message }]) => [id, message]));
}

/** @returns one line a fault; empty when every interface text is translated */
export async function checkInterface(root: string, locale: string): Promise<string[]> {
  const own = messagesIn(path.join(root, 'i18n', locale, 'code.json'));
  const english = { ...frameworkMessages('base'), ...(await ownMessages(root)) };
  const { sameAsOriginal } = loadWords(locale, root);
  const site = (language: string): Messages => json(path.join(root, 'i18n', language, 'site.json')) as Messages;
  return [
    ...interfaceFaults(
      { ...english },
      { ...frameworkMessages(locale), ...own },
      { file: `i18n/${locale}/code.json`, same: sameAsOriginal.code },
    ),
    ...interfaceFaults(site(i18n.defaultLocale), site(locale), { file: `i18n/${locale}/site.json`, same: sameAsOriginal.site }),
    ...Object.keys(own)
      .filter((id) => english[id] === undefined && !NOT_SHOWN.test(id))
      .map((id) => `i18n/${locale}/code.json: "${id}" is used nowhere — remove it`),
  ];
}
