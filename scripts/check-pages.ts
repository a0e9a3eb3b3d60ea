/** The work of `npm run check`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sidebars } from '../sidebars';
import { isGuide, matterOf } from '../src/catalogue/plugin';
import { checkPage, sidebarProblems, textProblems, UNCHECKED } from '../src/checks';
import { docsInstances, partNames, translationLocales, type Page } from '../src/content';
import { diagnosticsOf, formatDiagnostics, inFile, type Diagnostic } from '../src/lib/diagnostic';
import { UsageError } from '../src/lib/usage-error';
import { status, translationDiagnostics, translationNotice, type PageStatus } from '../src/translation/plugin';
import { changedFiles } from './changed-files';
import { canBeRead, readPagesAndSite } from './pages-and-site';
import { startSpelling, type Spelling } from './spelling';

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
const catalogProblems = (page: Page): readonly Diagnostic[] =>
  diagnosticsOf(() => {
    matterOf({ source: page.file, frontMatter: page.frontMatter }, (field) => page.lineOfKey(field));
    return [];
  });

const instanceSidebars: Readonly<Record<string, unknown>> = sidebars;

/** The output of `npm run check`. */
interface Result {
  readonly pages: readonly Page[];
  readonly problems: readonly Diagnostic[];
  /** Messages that don't make a test fail. */
  readonly notes: readonly Diagnostic[];
}

/** What the command has found out and started before the checks are loaded. */
interface Begun {
  /** Files that have changed. They matter only if no page is named. */
  readonly changed?: readonly string[];
  /** A spell checker that was started for the named pages, or for the changed files. */
  readonly spelling?: Spelling;
}

/**
 * @param root  folder of the project
 * @param names page names; if empty, all changed pages are checked
 * @throws UsageError for a name that doesn't match any page
 */
export async function checkPages(root: string, names: readonly string[], begun: Begun = {}): Promise<Result> {
  const { changed = names.length > 0 ? [] : changedFiles(root) } = begun;
  const { spelling = startSpelling(root, [...names, ...changed]) } = begun;
  const { pages, site } = readPagesAndSite(root);
  const changedPages = changed.filter((file) => pages.some((page) => isNamed(page, file)));
  const wanted = pagesOf(root, names.length > 0 ? names : changedPages, pages);
  // Operators don't add words to this repository's dictionaries.
  const misspelt = spelling(wanted.filter(({ instance }) => instance.id !== 'own').map(({ file }) => file));
  const unreadable = wanted.flatMap((page) => byteProblems(root, page));
  const readable = wanted.filter(({ file }) => !unreadable.some((problem) => problem.file === file));
  const unread = [...unreadable, ...wanted.filter((page) => !site.pages.includes(page) || !canBeRead(() => page.text))];
  const isIn = (files: readonly { readonly file: string }[], { file, originalFile }: PageStatus): boolean =>
    files.some((one) => [file, originalFile].includes(one.file));
  const states = translationLocales.flatMap((locale) => status(root, locale)).filter((page) => isIn(wanted, page) && !isIn(unread, page));
  const found = [
    ...unreadable,
    ...readable.flatMap((page) => checkPage(page, site)),
    ...readable.filter((page) => page.instance.id === 'home' && isGuide(page) && site.pages.includes(page)).flatMap(catalogProblems),
    ...states.flatMap((state) => diagnosticsOf(() => translationDiagnostics(state))),
    ...docsInstances.flatMap((instance) => sidebarProblems(root, instance, instanceSidebars[instance.id])),
    ...(await misspelt),
  ];
  // A page that can't be read is reported by each check that reads it.
  const problems = [...new Map(found.map((one) => [formatDiagnostics([one])[0], one])).values()];
  // If this machine has no program to parse a block, the pull request's tests parse it.
  const isNote = ({ message }: Diagnostic): boolean => message.startsWith(UNCHECKED);
  const notes = [...problems.filter(isNote), ...states.flatMap((state) => translationNotice(state) ?? [])];
  return { pages: wanted, problems: problems.filter((one) => !isNote(one)), notes };
}
