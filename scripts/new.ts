/** `npm run new` creates an English page from a skeleton, and adds it to the sidebar or the catalogue. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { CATEGORIES, LABELS } from '../src/catalogue/plugin';
import { docsInstances, type DocsInstance } from '../src/content';
import { UsageError } from '../src/lib/usage-error';
import { project, runCommand } from './command';
import { addressOf, checkName, formatFiles } from './pages';

const USAGE = `npm run new -- guide NAME "SIDEBAR GROUP"
npm run new -- integration NAME CATEGORY
BRAND=path/to/brand.json npm run new -- own NAME

Creates an English page from a skeleton. NAME is the last part of its address, such as object-lock. Without the last argument,
the command lists the available groups or categories. An operator's own page is in the folder of the brand file, and its NAME
can contain folders, such as support/contact. The sidebar follows the folders.`;

const SIDEBAR = 'docs/sidebar.ts';
const home = docsInstances[0] as DocsInstance;

/** A group of guides in the sidebar: its label, and its pages as written in the file. */
const GROUP = /label: '([^']+)',\s*items: \[([^[\]]*?'guides\/[^[\]]*?),?\s*\]/g;

const unknown = (what: string, given: string | undefined): string =>
  given === undefined ? `missing ${what}` : `there is no ${what} “${given}”`;

/** Returns the sidebar with a guide added at the end of a group. @throws UsageError that lists the groups if the group is unknown */
function sidebarWith(sidebar: string, id: string, group: string | undefined): string {
  const groups = [...sidebar.matchAll(GROUP)];
  const found = groups.find(([, label]) => label === group);
  if (!found) throw new UsageError(`${unknown('sidebar group', group)}: add one of ${groups.map(([, label]) => `"${label}"`).join(', ')}`);
  const end = found.index + found[0].lastIndexOf(found[2] ?? '') + (found[2] ?? '').length;
  return `${sidebar.slice(0, end)}, '${id}'${sidebar.slice(end)}`;
}

/**
 * @param root project folder
 * @param group sidebar group for a guide, or catalogue category for an integration
 * @returns the page file, and the sidebar file if it has changed
 * @throws UsageError before anything has changed
 */
export function newPage(root: string, kind: string, name: string, group?: string): string[] {
  if (kind === 'own') return [newOwnPage(root, name)];
  if (kind !== 'guide' && kind !== 'integration') throw new UsageError(`there is no skeleton for ${kind}: use guide, integration, or own`);
  const id = `${kind}s/${name}`;
  checkName(root, home, id);
  const written = [`${home.folder}/${id}.md`];
  if (kind === 'guide') {
    const sidebar = path.join(root, SIDEBAR);
    writeFileSync(sidebar, sidebarWith(readFileSync(sidebar, 'utf8'), id, group));
    written.push(SIDEBAR);
  } else if (!CATEGORIES.some((category) => category === group)) {
    throw new UsageError(`${unknown('catalog category', group)}: add one of ${CATEGORIES.join(', ')}`);
  }
  const date = new Date().toISOString().slice(0, 10);
  writePage(root, kind, written[0] as string, { name, category: group, labels: LABELS.join(', '), date });
  formatFiles(root, written);
  return written;
}

/** Creates a page from a skeleton, with a title from its name. */
function writePage(root: string, kind: string, file: string, values: Readonly<Record<string, string | undefined>>): void {
  const title = values.name?.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const filled: typeof values = { ...values, title };
  const skeleton = readFileSync(path.join(root, home.folder, '_skeletons', `${kind}.md`), 'utf8');
  const page = skeleton.replace(/\{(\w+)\}/g, (whole, value: string) => filled[value] ?? whole);
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), page);
}

/** Creates one of the operator's own pages. @returns the page file */
function newOwnPage(root: string, id: string): string {
  const own = docsInstances.find((instance) => instance.id === 'own');
  if (!own)
    throw new UsageError('the brand has no pages of its own: set BRAND to your brand file, and add ownPages to it, as README.md describes');
  checkName(root, own, id);
  const file = `${own.folder}/${id}.md`;
  writePage(root, 'own', file, { name: posix.basename(addressOf(own, id).replace(/\/index$/, '')) });
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const main = ([kind = '', name = '', group]: readonly string[]): void => {
    const [file, sidebar = 'the catalog'] = newPage(project, kind, name, group);
    console.log(`Created ${file}${kind === 'own' ? '' : ` and added it to ${group} in ${sidebar}`}.`);
    console.log(`Fill in the lines marked with TODO. To list them, run: npm run check -- ${file}`);
  };
  void runCommand('new', USAGE, {}, main, { least: 2, most: 3 });
}
