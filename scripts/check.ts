/** `npm run check` reports within seconds what the tests say about a page in every language. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sidebars } from '../sidebars';
import { isGuide, matterOf } from '../src/catalogue/plugin';
import { checkPage, sidebarProblems, textProblems, UNCHECKED } from '../src/checks';
import { docsInstances, partNames, translationLocales, type Page } from '../src/content';
import { diagnosticsOf, formatDiagnostics, inFile, type Diagnostic } from '../src/lib/diagnostic';
import { UsageError } from '../src/lib/usage-error';
import { status, translationDiagnostics, translationNotice, type PageStatus } from '../src/translation/plugin';
import { git, project, runCommand } from './command';
import { readPagesAndSite } from './pages-and-site';

const USAGE = `npm run check [-- PAGE…]

Checks pages in every language and reports everything that npm test would report about their sources. PAGE is a file,
such as docs/guides/cors.md or its translation, or a name, such as guides/cors. Without PAGE, the command checks all
pages that differ from the main branch. To execute the code blocks, use npm run snippets.`;

/** The pull requests' target branch, locally or on the server. */
const MAIN = ['main', 'origin/main'];

/** Files that have changed since the branch diverged from the main branch, including uncommitted changes. */
function changedFiles(root: string): string[] {
  const main = MAIN.find((name) => git(root, 'branch', '--all', '--list', name, `remotes/${name}`) !== '');
  if (main === undefined) throw new UsageError(`there is no branch ${MAIN.join(' or ')} to compare with: name the pages to check`);
  const changed = git(root, 'diff', '--name-only', '--diff-filter=d', '--relative', git(root, 'merge-base', 'HEAD', main).trim());
  return [...changed.split('\n'), ...git(root, 'ls-files', '--others', '--exclude-standard').split('\n')].filter((file) => file !== '');
}

const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

/** Naming a shared part selects the pages that include it. */
const isNamed = (page: Page, name: string): boolean =>
  [page.id, page.file].some((own) => withoutExtension(own) === withoutExtension(name)) ||
  (name.includes('/_parts/') && partNames(page.source).includes(withoutExtension(path.basename(name))));

/** The pages with these names in every language. @throws UsageError if a name doesn't match any page */
function pagesOf(root: string, names: readonly string[], pages: readonly Page[]): Page[] {
  const named = names.flatMap((given) => {
    const name = path.relative(root, path.resolve(root, given)).split(path.sep).join('/');
    const found = pages.filter((page) => isNamed(page, name));
    if (found.length === 0)
      throw new UsageError(`there is no page ${given}: write a file such as docs/guides/cors.md, or a name such as guides/cors`);
    return found;
  });
  return pages.filter((page) => named.some(({ id, instance }) => id === page.id && instance.id === page.instance.id));
}

/** Problems that hide the rest of a file: bytes that aren't text, or Windows line endings. */
const byteProblems = (root: string, { file }: Page): Diagnostic[] => inFile(file, textProblems(readFileSync(path.join(root, file))));

/** Problems with the fields of an integration page that the catalog shows. */
const catalogProblems = ({ file, frontMatter }: Page): readonly Diagnostic[] =>
  diagnosticsOf(() => {
    matterOf({ source: file, frontMatter });
    return [];
  });

/** `file:line:column - Unknown word (word) fix: (another)` */
const MISSPELT = /^(?<file>.+):(?<line>\d+):(?<column>\d+) - (?:Unknown|Misspelled) word \((?<word>[^)]+)\)/;

/** Words that aren't in any dictionary. A separate program finds them in parallel, on the second core. */
async function misspelt(root: string, files: readonly string[]): Promise<Diagnostic[]> {
  if (files.length === 0) return [];
  const program = spawn(path.join(project, 'node_modules/.bin/cspell'), ['--no-progress', '--no-summary', '--no-color', ...files], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = (await text(program.stdout)).trim().split('\n');
  return lines.flatMap((found): Diagnostic[] => {
    const { file, line, column, word } = MISSPELT.exec(found)?.groups ?? {};
    if (file === undefined) return [];
    const hint = 'correct it, or, if it’s right, add it to i18n/dictionary.txt or i18n/<locale>/dictionary.txt';
    return [{ file, line: Number(line), column: Number(column), message: `“${word}” isn’t in any dictionary`, hint }];
  });
}

const instanceSidebars: Readonly<Record<string, unknown>> = sidebars;

/** The output of `npm run check`. */
interface Result {
  readonly pages: readonly Page[];
  readonly problems: readonly Diagnostic[];
  /** Messages that don't make a test fail. */
  readonly notes: readonly Diagnostic[];
}

/**
 * @param root  folder of the project
 * @param names page names; if empty, all changed pages are checked
 * @throws UsageError for a name that doesn't match any page
 */
export async function checkPages(root: string, names: readonly string[]): Promise<Result> {
  const { pages, site } = readPagesAndSite(root);
  const changed = (): string[] => changedFiles(root).filter((file) => pages.some((page) => isNamed(page, file)));
  const wanted = pagesOf(root, names.length > 0 ? names : changed(), pages);
  const spelling = misspelt(
    root,
    // Operators don't add words to this repository's dictionaries.
    wanted.filter(({ instance }) => instance.id !== 'own').map(({ file }) => file),
  );
  const unreadable = wanted.flatMap((page) => byteProblems(root, page));
  const readable = wanted.filter(({ file }) => !unreadable.some((problem) => problem.file === file));
  const unread = [...unreadable, ...wanted.filter((page) => !site.pages.includes(page))];
  const isIn = (files: readonly { readonly file: string }[], { file, originalFile }: PageStatus): boolean =>
    files.some((one) => [file, originalFile].includes(one.file));
  const states = translationLocales.flatMap((locale) => status(root, locale)).filter((page) => isIn(wanted, page) && !isIn(unread, page));
  const found = [
    ...unreadable,
    ...readable.flatMap((page) => checkPage(page, site)),
    ...readable.filter((page) => page.instance.id === 'home' && isGuide(page) && site.pages.includes(page)).flatMap(catalogProblems),
    ...states.flatMap((state) => diagnosticsOf(() => translationDiagnostics(state))),
    ...docsInstances.flatMap((instance) => sidebarProblems(root, instance, instanceSidebars[instance.id])),
    ...(await spelling),
  ];
  // A page that can't be read is reported by each check that reads it.
  const problems = [...new Map(found.map((one) => [formatDiagnostics([one])[0], one])).values()];
  // If this machine has no program to parse a block, the pull request's tests parse it.
  const isNote = ({ message }: Diagnostic): boolean => message.startsWith(UNCHECKED);
  const notes = [...problems.filter(isNote), ...states.flatMap((state) => translationNotice(state) ?? [])];
  return { pages: wanted, problems: problems.filter((one) => !isNote(one)), notes };
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

async function main(names: readonly string[]): Promise<void> {
  const { pages, problems, notes } = await checkPages(project, names);
  for (const line of formatDiagnostics(problems)) console.log(line);
  for (const line of formatDiagnostics(notes)) console.log(`note: ${line}`);
  console.log(`check: ${count(pages.length, 'page file')}, ${count(problems.length, 'problem')}`);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void runCommand('check', USAGE, {}, main, { least: 0 });
