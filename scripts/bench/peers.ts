/**
 * Builds the peers: other generators' sites with the same text, each in its own folder outside the project. Packages are installed once for
 * each set of pinned versions, and sites are built once for each text.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { knownLocales, siteLanguages } from '../../src/site/locales';
import data from './peers.json';
import { timed, type Cost } from './timed';
import type { Source, Text } from './text';

export type PeerName = keyof typeof data.peers;
type Peer = (typeof data.peers)[PeerName];

export interface BuiltSite {
  readonly name: string;
  readonly title: string;
  /** The built site's folder. */
  readonly folder: string;
  /** Notes that help compare the numbers. */
  readonly notes: string;
  /** Cost of a cold build in both languages; undefined if it wasn't measured. */
  readonly build?: Cost;
}

export const peerNames = Object.keys(data.peers) as PeerName[];
const templates = path.join(__dirname, 'peers');
const digest = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

/** The contents of all files in a peer's template, as one string. */
const templateOf = (name: PeerName): string =>
  readdirSync(path.join(templates, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\0');

/** Installs the packages unless they are present. The peers use their own version of Node.js, which is also installed as a package. */
async function install(name: PeerName, peer: Peer, folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`bench: installing ${peer.title} in ${folder}, once`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(templates, name), folder, { recursive: true });
  const manifest = { private: true, dependencies: { node: data.node, ...peer.dependencies } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // Transitive dependencies are from the same time as the pinned packages.
  await timed(['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', `--before=${data.before}`], folder);
}

function writePages(name: PeerName, peer: Peer, folder: string, texts: readonly Text[]): void {
  for (const { locale, route, title, label, description, body } of texts) {
    const file = path.join(folder, peer.pages[locale as keyof Peer['pages']], `${route || 'index'}.md`);
    const sidebar = name === 'starlight' ? { sidebar: { label } } : { sidebar_label: label };
    // VitePress shows no title other than the one in the text.
    const text = name === 'vitepress' ? `# ${title}\n\n${body}` : body;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\n${stringify({ title, description, ...sidebar })}---\n\n${text}\n`);
  }
}

/** Files that the peers' configurations read. */
function writeSource(folder: string, { texts, sidebars }: Source, url: string): string {
  const { localeConfigs } = siteLanguages(knownLocales);
  const languages = Object.fromEntries(Object.entries(localeConfigs).map(([locale, { label }]) => [locale, label]));
  const labels = Object.fromEntries(
    knownLocales.map((locale) => [
      locale,
      Object.fromEntries(texts.filter((text) => text.locale === locale).map(({ route, label }) => [route, label])),
    ]),
  );
  writeFileSync(path.join(folder, 'source.json'), JSON.stringify({ title: 'Docs', url, languages, sidebars, labels }));
  return folder;
}

/**
 * Installs and builds a peer, or takes it from the cache.
 * @param cache folder of all peers
 * @param url origin in the built pages
 * @throws if npm or the build fails; their output is on the terminal
 */
export async function buildPeer(name: PeerName, cache: string, source: Source, url: string): Promise<BuiltSite> {
  const peer = data.peers[name];
  const versions = digest(JSON.stringify(peer.dependencies), data.node, data.before);
  const folder = path.join(cache, `${name}-${versions}`);
  const built = path.join(folder, 'built.json');
  const key = digest(JSON.stringify(source), templateOf(name), peer.build, url);
  await install(name, peer, folder);
  const known = existsSync(built) ? (JSON.parse(readFileSync(built, 'utf8')) as { key: string; build: Cost }) : undefined;
  const site = { name, title: peer.title, notes: peer.notes, folder: path.join(folder, peer.output) };
  if (known?.key === key) return { ...site, build: known.build };

  console.log(`bench: building ${peer.title}`);
  const packages = new Set(['node_modules', 'package.json', 'package-lock.json']);
  for (const entry of readdirSync(folder).filter((entry) => !packages.has(entry))) rmSync(path.join(folder, entry), { recursive: true });
  cpSync(path.join(templates, name), folder, { recursive: true });
  writeSource(folder, source, url);
  writePages(name, peer, folder, source.texts);
  const build = await timed(['npx', '--no-install', ...peer.build.split(' ')], folder);
  writeFileSync(built, JSON.stringify({ key, build }));
  return { ...site, build };
}
