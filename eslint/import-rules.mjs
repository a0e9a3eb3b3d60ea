/**
 * The import rules of the project as ESLint configuration: imports go one way,
 * pages, theme and configuration → rooms → ui → lib, and `site` is data for all.
 * Every message names the place where the code belongs; `src/README.md` has the map.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';

/** Folders of `src/` that are layers; every other folder is a room. */
const LAYERS = ['site', 'lib', 'content', 'ui', 'styles', 'pages', 'theme'];
/** Rooms that run in node only. */
const NODE_ROOMS = ['content', 'publish', 'translation', 'snippets', 'conformance', 'page-checks', 'html-checks'];
/** Parts of a room that run in node only. */
const NODE_PARTS = { search: ['push', 'records', 'relevance', 'terminal', 'testing', 'bench', 'write-index.ts'], operations: ['build'] };
/** Parts of a room with a door of their own, so that a page that needs one does not load the other. */
const BROWSER_DOORS = { search: ['dialog', 'page'] };
/** What stands above `src/`: it assembles the rooms and no room knows it. */
const ASSEMBLY = ['./docusaurus.config.ts', './sidebars.ts', './docs', './composer', './scripts', './e2e', './eslint'];

const TESTS = ['**/*.test.{ts,tsx}', '**/*.check.ts'];
const SOURCES = ['src/**/*.{ts,tsx}', '*.ts', '{docs,composer}/*.ts', 'scripts/**/*.ts', 'e2e/**/*.ts'];

const SAY = {
  lib: 'src/lib holds pure functions and sees only itself and src/site: take the value as a parameter, or move this code to the room or to src/ui.',
  site: 'src/site is data and imports nothing: compute in src/lib or in the room that uses the data.',
  content:
    'src/content reads the pages and their languages and sees only src/lib and src/site: take the value as a parameter, or move this code to the room.',
  ui: 'src/ui knows no domain and sees only src/lib, src/site and src/styles: take it as a prop, or move this part into the room.',
  room: 'Rooms do not import each other: join them in src/pages, src/theme or the configuration, or move the shared part to src/lib or src/ui.',
  assembly: 'Nothing in src/ knows the configuration or the scripts: pass the value in as an option of the plugin.',
  browserDoor: (room) => `Enter this room by src/${room}/index.ts: everything else in it is private. Export there what you need.`,
  configurationDoor: (room) =>
    `The configuration enters this room by src/${room}/plugin.ts: everything else in it is private. Export there what you need.`,
  scriptDoor: (room) => `Enter this room by src/${room}/plugin.ts or src/${room}/index.ts: everything else in it is private.`,
  e2e: 'Browser tests see the site as a reader does: only src/site (texts and limits) and scripts/, no code of the site.',
  engine: 'A search engine sees only src/search/contract.ts, src/lib and src/site: put what it needs into the contract.',
  node: 'This is node code and must not reach the browser: only the configuration and scripts/ may use it. Put what both need in src/lib or src/site.',
  nodePackage: 'This code runs in the browser, where node modules do not exist: do it in plugin.ts and pass the result as data.',
  libPackage: 'src/lib is pure: no React, framework or node. Move this code to src/ui or to the room.',
};

/** Names in a folder, none when there is no folder. */
const entries = (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);
const folders = (folder) =>
  entries(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Everything of a room that is not node code, as paths for a zone. */
function browserParts(root, room) {
  const nodeParts = NODE_PARTS[room] ?? [];
  return entries(path.join(root, 'src', room))
    .map((entry) => entry.name)
    .filter((name) => !nodeParts.includes(name) && !/^plugin\.tsx?$|\.(?:suite|test|check)\.tsx?$/.test(name))
    .map((name) => `./src/${room}/${name}`);
}

/** Zones that hold for tests, too. */
function wallZones(root, rooms) {
  const sees = (target, allowed, message) => ({ target, from: './src', except: allowed.map((name) => `./${name}`), message });
  return [
    sees('./src/lib', ['lib', 'site'], SAY.lib),
    sees('./src/site', ['site'], SAY.site),
    sees('./src/content', ['content', 'lib', 'site'], SAY.content),
    sees('./src/ui', ['ui', 'lib', 'site', 'styles'], SAY.ui),
    ...rooms.map((room) => sees(`./src/${room}`, [room, 'content', 'ui', 'lib', 'site', 'styles'], SAY.room)),
    ...rooms.flatMap((room) => doorZones(room)),
    sees('./e2e', ['site'], SAY.e2e),
    ...ASSEMBLY.map((from) => ({ target: './src', from, message: SAY.assembly })),
  ];
}

/** How those who assemble may enter a room. */
function doorZones(room) {
  const from = `./src/${room}`;
  const browserDoors = ['.', ...(BROWSER_DOORS[room] ?? []).map((part) => `./${part}`)].flatMap((part) => [
    `${part}/index.ts`,
    `${part}/index.tsx`,
  ]);
  return [
    { target: ['./src/pages', './src/theme'], from, except: browserDoors, message: SAY.browserDoor(room) },
    {
      target: ['./docusaurus.config.ts', './sidebars.ts', './docs', './composer'],
      from,
      except: ['./plugin.ts'],
      message: SAY.configurationDoor(room),
    },
    { target: './scripts', from, except: ['./plugin.ts', './index.ts'], message: SAY.scriptDoor(room) },
  ];
}

/** Zones about where code runs; a test runs in node and may see both sides. */
function sideZones(root, rooms) {
  const browserRooms = rooms.filter((room) => !NODE_ROOMS.includes(room));
  const browser = ['./src/pages', './src/theme', './src/ui', ...browserRooms.flatMap((room) => browserParts(root, room))];
  const nodeOnly = [
    ...NODE_ROOMS.map((room) => `./src/${room}`),
    ...Object.entries(NODE_PARTS).flatMap(([room, parts]) => parts.map((part) => `./src/${room}/${part}`)),
    ...rooms.map((room) => `./src/${room}/plugin.ts`),
  ];
  const engines = folders(path.join(root, 'src/search/engines'));
  return [
    ...nodeOnly.map((from) => ({ target: browser, from, message: SAY.node })),
    ...engines.map((engine) => ({
      target: `./src/search/engines/${engine}`,
      from: './src',
      except: [`./search/engines/${engine}`, './search/contract.ts', './lib', './site'],
      message: SAY.engine,
    })),
  ];
}

const restrictedPaths = (root, zones) => ({ 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] });
const restrictedPackages = (group, message) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

/**
 * @param {{root: string}} options folder that holds `src/`; a test gives a small copy of the layout
 * @returns {import('eslint').Linter.Config[]} needs the plugin `@typescript-eslint` in the same configuration
 */
export function importRules({ root }) {
  const rooms = folders(path.join(root, 'src')).filter((name) => !LAYERS.includes(name));
  const walls = wallZones(root, rooms);
  const nodeModules = ['node:*', 'fs', 'path', 'child_process', 'module', 'url', 'os'];
  return [
    {
      files: SOURCES,
      plugins: { 'import-x': importX },
      settings: {
        'import-x/extensions': ['.ts', '.tsx', '.js'],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'], alias: { '@site': [root] } })],
      },
      rules: restrictedPaths(root, [...walls, ...sideZones(root, rooms)]),
    },
    { files: TESTS, rules: restrictedPaths(root, walls) },
    { files: ['src/{ui,pages,theme}/**/*.{ts,tsx}'], ignores: TESTS, rules: restrictedPackages(nodeModules, SAY.nodePackage) },
    {
      files: ['src/lib/**/*.ts'],
      ignores: TESTS,
      rules: restrictedPackages([...nodeModules, 'react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*'], SAY.libPackage),
    },
  ];
}
