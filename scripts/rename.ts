/** `npm run rename` renames a page in every language. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import {
  docsInstances,
  locales,
  nodesOf,
  pagesFolder,
  parseMarkdown,
  readPages,
  translationLocales,
  type DocsInstance,
} from '../src/content';
import { FORMER_ADDRESSES } from '../src/hosting/plugin';
import { escapeRegExp } from '../src/lib/escape';
import { UsageError } from '../src/lib/usage-error';
import { fingerprint, record, status, type PageStatus } from '../src/translation/plugin';
import { git, project, runCommand, workingFiles } from './command';
import { addressOf, checkName, formatFiles } from './pages';

const USAGE = `npm run rename -- OLD NEW

Moves a page in every language, redirects its old address to the new one, and updates everything that refers to it: links,
sidebar, search queries, evidence, and code. OLD and NEW are paths such as guides/object-lock or composer/swarms/hardware. If
BRAND is set, they can also be paths of an operator's own pages, such as support/contact.`;

/** A page of a docs instance, or a shared part, with its path in the instance, without an extension. */
interface Place {
  readonly instance: DocsInstance;
  readonly id: string;
}

/** The planned change: the page, its new ID, and what other files call it before and after. */
interface Move extends Place {
  readonly after: string;
  readonly name: string;
  readonly newName: string;
}

/** What code and data call a page: its ID. An operator's pages can have IDs that are also words, so they're called by their address. */
const nameOf = (instance: DocsInstance, id: string): string => (instance.id === 'own' ? addressOf(instance, id).slice(1) : id);

/** @throws UsageError for a page that can't be renamed */
function planMove(root: string, wanted: string, name: string): Move {
  const plain = (text: string): string => text.replace(/^\/|\.mdx?$/g, '');
  const pages = readPages({ siteDir: root });
  const [page] = pages.filter(({ id, instance }) => [id, `${instance.folder}/${id}`].includes(plain(wanted)));
  if (!page) throw new UsageError(`there is no page ${wanted}: write a path such as guides/object-lock`);
  const { instance, id, file } = page;
  const after = plain(name).replace(new RegExp(`^${escapeRegExp(instance.folder)}/`), '');
  const [from, to] = [id, after].map((path) => posix.dirname(path));
  if (pages.filter((other) => other.id === id).length > 1)
    throw new UsageError(`both sections have a page ${id}, so it isn’t clear which one a reference means: rename it by hand`);
  if (instance.folder.startsWith('../')) throw new UsageError(`${file} is outside of this repository: rename it by hand`);
  if (page.route !== addressOf(instance, id))
    throw new UsageError(`the address of ${file}, ${page.route}, isn’t derived from its name: change its slug, or rename the page by hand`);
  if (!pages.some((other) => other.instance === instance && posix.dirname(other.id) === to))
    throw new UsageError(`there is no folder ${instance.folder}/${to}: a page must stay in its section, in a folder that contains pages`);
  if (from !== to && [from, to].includes('integrations'))
    throw new UsageError('only integrations are in the catalog: create the page with npm run new, and move its text by hand');
  if (posix.basename(after) === 'index') throw new UsageError('an index page has the address of its folder: choose another name');
  checkName(root, instance, after, addressOf(instance, id));
  if (git(root, 'ls-files', '--', file) === '') throw new UsageError(`${file} isn’t in Git yet, so it has no readers: rename it by hand`);
  return { instance, id, after, name: nameOf(instance, id), newName: nameOf(instance, after) };
}

/** A page's route, or its file path relative to another page, and the rest of the link. */
const TARGET = /^(?<target>\/[^?#]*?|(?:\.{1,2}\/)*[\w-][\w./-]*(?=\.mdx?(?:[?#]|$)))(?<rest>(?:\/|\.mdx?)?(?:[?#].*)?)$/;

/** A link on a page, as it must read after the move. */
function relinked(url: string, place: Place, { instance, id, after }: Move): string {
  const { target = '', rest = '' } = TARGET.exec(url)?.groups ?? {};
  if (target.startsWith('/')) return target === addressOf(instance, id) ? addressOf(instance, after) + rest : url;
  if (target === '' || place.instance !== instance) return url;
  const folder = posix.dirname(place.id);
  const newFolder = place.id === id ? posix.dirname(after) : folder;
  const linked = posix.join(folder, target);
  if (linked !== id && newFolder === folder) return url;
  const relative = posix.relative(newFolder, linked === id ? after : linked);
  return (relative.startsWith('.') ? relative : `./${relative}`) + rest;
}

/** Markdown with its links as they must read after the move. Everything else stays unchanged. */
function relinkedMarkdown(text: string, file: string, place: Place, move: Move): string {
  if (place.id !== move.id && !text.includes(`${posix.basename(move.id)}.md`) && !text.includes(addressOf(move.instance, move.id)))
    return text;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  // Changes that the parser makes before it reads the text (pinned IDs, admonition titles) don't shift a link's line or column.
  const offset = ({ line, column }: { line: number; column: number }): number => (starts[line - 1] ?? 0) + column - 1;
  let result = text;
  for (const node of nodesOf(parseMarkdown(text, file), 'link', 'definition').reverse()) {
    const url = relinked(node.url, place, move);
    if (url === node.url || !node.position) continue;
    const label = node.type === 'link' ? node.children.at(-1)?.position?.end : undefined;
    const at = text.indexOf(node.url, text.indexOf(']', offset(label ?? node.position.start)));
    if (at < 0 || at > offset(node.position.end))
      throw new UsageError(
        `${file}:${node.position.start.line}: the link to ${node.url} contains escapes: write it without them, then rename the page`,
      );
    result = result.slice(0, at) + url + result.slice(at + node.url.length);
  }
  return result;
}

/** Texts that contain links like a page, and the page that shows each text. */
const SHOWN_ON: Readonly<Record<string, string>> = { 'terms.yaml': 'getting-started/glossary', 'operations.yaml': 'guides/s3-api' };
/** Unit tests and their input: samples that may name a page that isn't on the site. */
const SAMPLE = /\.test\.\w+$|\/testing\.ts$|\/fixtures\//;
const TEXT = /\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|mdx?|css|sh)$/;

/** Code or data with the page's new name. */
function renamedText(text: string, file: string, move: Move): string {
  const shownOn = file.startsWith('i18n/') ? SHOWN_ON[posix.basename(file)] : undefined;
  const place = { instance: docsInstances[0] as DocsInstance, id: shownOn ?? '' };
  const linked = shownOn === undefined ? text : text.replace(/(?<=\]\()[^()\s]+/g, (url) => relinked(url, place, move));
  // Excludes the same page name in the other section, a path in the code, and an address on another site.
  const other = move.instance.folder === 'composer' ? '' : String.raw`composer\/|`;
  const foreign = String.raw`https?:\/\/(?!localhost|[\w.-]*\bexample\b)[^\s"'()<>]*`;
  return linked.replace(new RegExp(String.raw`(?<![\w-]|src\/|${other}${foreign})${escapeRegExp(move.name)}(?![\w-])`, 'g'), move.newName);
}

/** Places that still contain the page's old name. */
function leftIn(root: string, files: readonly string[], { name }: Move): string[] {
  const mention = new RegExp(String.raw`(?<![\w-])${escapeRegExp(name)}(?![\w-])`);
  const linesOf = (file: string): number[] =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (mention.test(line) ? [at + 1] : []));
  const found = files.map((file) => ({ file, lines: linesOf(file) })).filter(({ lines }) => lines.length > 0);
  const samples = found.filter(({ file }) => SAMPLE.test(file) && !placeOfMarkdown(file)).map(({ file }) => file);
  const others = found.filter(({ file }) => !samples.includes(file));
  return [
    ...others.map(({ file, lines }) => `${file}:${lines.join(',')} mentions ${name} outside of a link, or means another page`),
    ...(samples.length > 0 ? [`unit tests that use ${name} as a sample may fail now: ${samples.join(' ')}`] : []),
  ];
}

/** The operator's folder for the operator's own pages, or else the whole project. */
const folderOf = ({ folder, id }: DocsInstance): string => (id === 'own' ? `${posix.dirname(folder)}/` : '');

/** The list of former addresses, in which all of the page's former addresses redirect to the new one. */
function withRedirect(list: string, { instance, id, after }: Move): string {
  const [from, to] = [addressOf(instance, id), addressOf(instance, after)];
  const lines = list.trimEnd().split('\n');
  const kept = lines.filter((line) => !line.startsWith(`${to}: `)).map((line) => line.replace(new RegExp(`^(/.*: )${from}$`), `$1${to}`));
  return [...kept, `${from}: ${to}`, ''].join('\n');
}

/** The page or shared part that a Markdown file contains. */
function placeOfMarkdown(file: string): Place | undefined {
  if (!/\.mdx?$/.test(file)) return undefined;
  const folders = docsInstances.flatMap((instance) => locales.map((locale) => ({ instance, folder: `${pagesFolder(instance, locale)}/` })));
  const found = folders.find(({ folder }) => file.startsWith(folder));
  return found && { instance: found.instance, id: file.slice(found.folder.length).replace(/\.mdx?$/, '') };
}

/** A file's name after the move. */
function nameAfter(file: string, { instance, id, after }: Move): string {
  const place = placeOfMarkdown(file);
  return place?.instance === instance && place.id === id ? file.slice(0, file.lastIndexOf(id)) + after + path.extname(file) : file;
}

/** Contents of the files that change, keyed by their new names. */
function changedTexts(root: string, files: readonly string[], move: Move): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const place = placeOfMarkdown(file);
    const changed = place ? relinkedMarkdown(text, file, place, move) : SAMPLE.test(file) ? text : renamedText(text, file, move);
    if (changed !== text) texts.set(nameAfter(file, move), changed);
  }
  const redirects = folderOf(move.instance) + FORMER_ADDRESSES;
  const list = path.join(root, redirects);
  return texts.set(redirects, withRedirect(existsSync(list) ? readFileSync(list, 'utf8') : '', move));
}

const translations = (root: string): PageStatus[] => translationLocales.flatMap((locale) => status(root, locale));

/** Updates the recorded fingerprints of translations in which only links changed. @param current new names of those that were current */
function keepCurrent(root: string, current: ReadonlySet<string>): void {
  for (const { file, state, original, translation } of translations(root))
    if (state === 'stale' && current.has(file) && original && translation)
      writeFileSync(path.join(root, file), record(translation.source, fingerprint(original.whole)));
}

/**
 * @param root project folder
 * @returns what was done, and what a person has to check, one line per item
 * @throws UsageError or DiagnosticError before anything has changed
 */
export function renamePage(root: string, wanted: string, name: string): Record<'moved' | 'changed' | 'look', string[]> {
  const move = planMove(root, wanted, name);
  const files = workingFiles(root).filter(
    (file) => TEXT.test(file) && file.startsWith(folderOf(move.instance)) && !file.endsWith(FORMER_ADDRESSES),
  );
  const texts = changedTexts(root, files, move);
  const known = translations(root).map(({ file, state }) => ({ file: nameAfter(file, move), state }));
  const moved = files.filter((file) => nameAfter(file, move) !== file).map((file) => [file, nameAfter(file, move)] as const);

  for (const [from, to] of moved) {
    mkdirSync(path.join(root, path.dirname(to)), { recursive: true });
    git(root, 'mv', from, to);
  }
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
  formatFiles(root, texts.keys());
  keepCurrent(root, new Set(known.flatMap(({ file, state }) => (state === 'current' ? [file] : []))));

  const named = files.map((file) => nameAfter(file, move));
  const stale = known.filter(({ file, state }) => state === 'stale' && moved.some(([, to]) => to === file));
  const lost = stale.map(
    ({ file }) => `${file} is stale: npm run translation -- diff can no longer find the original that it was translated from`,
  );
  return { moved: moved.map((pair) => pair.join(' → ')), changed: [...texts.keys()].sort(), look: [...leftIn(root, named, move), ...lost] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const main = ([wanted = '', name = '']: readonly string[]): void => {
    if (name === '') throw new UsageError(`missing path: expected the old and the new path of a page\n\n${USAGE}`);
    const { moved, changed, look } = renamePage(project, wanted, name);
    console.log(['Moved:', ...moved, '', 'Changed:', ...changed, '', 'Check by hand:', ...look].join('\n'));
    console.log('the title and the texts of links to the page, which haven’t changed\n\nThen run: npm test -- write code');
  };
  void runCommand('rename', USAGE, {}, main, { most: 2 });
}
