/**
 * The project's import rules as ESLint configuration. Imports go in one direction: pages, theme and configuration → modules → content, ui →
 * page → lib. `site` contains data for all of them. Modules don't run each other's code, but `import type` may refer to code behind a
 * module's entry point. Every message says where the code belongs. `src/README.md` contains the map.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';

/** Folders of `src/` that are layers; every other folder is a module. */
const LAYERS = ['site', 'lib', 'content', 's3', 'page', 'ui', 'styles', 'pages', 'theme'];
/** Modules that run only in Node. */
const NODE_ONLY = ['content', 's3', 'translation', 'snippets', 'conformance', 'checks', 'hosting', 'share'];
/** Parts of a module that run only in Node. */
const NODE_PARTS = {
  brand: ['load.ts'],
  delivery: ['html.ts'],
  search: ['push', 'records', 'relevance', 'testing', 'index-texts.ts', 'start-screen.ts'],
  operations: ['build'],
  tools: ['build'],
  publish: ['language.ts', 'markdown-pages', 'notices', 'offline', 'print'],
};
/** Parts of a module with their own entry points, so that a page that needs one doesn't load the other. */
const BROWSER_ENTRIES = { search: ['dialog', 'page'] };
/** Files above `src/` that assemble the modules. No module may import them. */
const ASSEMBLY = ['./docusaurus.config.ts', './sidebars.ts', './docs', './composer', './scripts', './e2e'];

const TESTS = ['**/*.{test,suite}.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'scripts/**/*.check.ts', 'scripts/bench/**/*.ts'];
/** Site checks are in the module whose rules they apply. Like a script, they combine the module with the site's data. */
const CHECKS = ['src/**/*.check.ts'];
const SOURCES = ['{src,packages}/**/*.{ts,tsx}', '*.ts', '{docs,composer}/*.ts', 'scripts/**/*.ts', 'e2e/**/*.ts'];

const SAY = {
  lib: 'src/lib contains pure functions and can import only itself and src/site. Take the value as a parameter, or move this code to the module or to src/ui.',
  site: 'src/site is data and imports nothing. Compute the value in src/lib or in the module that uses the data.',
  ui: 'src/ui knows nothing about a domain and can import only src/page, src/lib, src/site, and src/styles. Take the value as a prop, or move this component to the module.',
  page: 'src/page contains the behavior of every page in plain DOM code and can import only src/lib and src/site. Take the value as a parameter, or move this code to the module.',
  content: 'src/content reads pages and can import only src/lib and src/site. Move code that knows about a domain to its module.',
  s3: 'src/s3 is the S3 client of the checks and can import only src/lib and src/site. Move code that knows about a domain to its module.',
  module:
    'Modules must not run each other’s code. Combine them in src/pages, src/theme, or the configuration; move the shared part to src/lib, src/content, or src/ui; or import only a type (import type) from the index.ts or plugin.ts of the module.',
  assembly: 'Code in src/ must not import the configuration or the scripts. Pass the value as an option of the plugin.',
  browserEntry: (module) =>
    `Import this module through src/${module}/index.ts, because everything else in it is private. Export what you need there.`,
  configurationEntry: (module) =>
    `The configuration imports this module through src/${module}/plugin.ts, because everything else in it is private. Export what you need there.`,
  scriptEntry: (module) =>
    `Import this module through src/${module}/plugin.ts or src/${module}/index.ts, because everything else in it is private.`,
  package:
    'A package also serves other sites and must not depend on this one. Take the value as a parameter, or move this code to the site.',
  e2e: 'Browser tests use the site like a reader. They can import only src/site (texts and limits) and scripts/, but no code of the site.',
  engine: 'A search engine can import only src/search/contract.ts, src/lib, and src/site. Add what it needs to the contract.',
  node: 'This is Node code and must not reach the browser. Only the configuration and scripts/ can import it. Put code that both need in src/lib or src/site.',
  nodePackage: 'This code runs in the browser, where Node modules don’t exist. Do this in plugin.ts, and pass the result as data.',
  testing: 'Only tests can import files from a folder named testing. Move code that the site or a command needs out of it.',
  libPackage: 'src/lib is pure and must not use React, the framework, or Node. Move this code to src/ui or to the module.',
};

/** Names in a folder; empty if it doesn't exist. */
const entries = (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);
const folders = (folder) =>
  entries(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** All parts of a module except Node code, as paths for a zone. */
function browserParts(root, module) {
  const nodeParts = NODE_PARTS[module] ?? [];
  return entries(path.join(root, 'src', module))
    .map((entry) => entry.name)
    .filter((name) => !nodeParts.includes(name) && !/^plugin\.tsx?$|\.(?:suite|test|check)\.tsx?$/.test(name))
    .map((name) => `./src/${module}/${name}`);
}

const sees = (target, allowed, message) => ({ target, from: './src', except: allowed.map((name) => `./${name}`), message });
/** Folders that a module's code may use in addition to its own. */
const BELOW_MODULES = ['ui', 'page', 'content', 's3', 'lib', 'site', 'styles'];

/** Zones that also apply to tests and types. */
function wallZones(modules) {
  const entryPoints = modules.flatMap((module) => [`${module}/index.ts`, `${module}/plugin.ts`]);
  return [
    sees('./src/lib', ['lib', 'site'], SAY.lib),
    sees('./src/site', ['site'], SAY.site),
    sees('./src/content', ['content', 'lib', 'site'], SAY.content),
    sees('./src/s3', ['s3', 'lib', 'site'], SAY.s3),
    sees('./src/page', ['page', 'lib', 'site'], SAY.page),
    sees('./src/ui', ['ui', 'page', 'lib', 'site', 'styles'], SAY.ui),
    ...modules.map((module) => sees(`./src/${module}`, [module, ...BELOW_MODULES, ...entryPoints], SAY.module)),
    ...modules.flatMap((module) => entryZones(module)),
    sees('./e2e', ['site'], SAY.e2e),
    sees('./packages', [], SAY.package),
    ...ASSEMBLY.map((from) => ({ target: './src', from, message: SAY.assembly })),
  ];
}

/** Tests override the rules that contain this zone. */
const TESTING_ZONE = { target: ['./src', './scripts'], from: './{src,scripts}/**/testing/**', message: SAY.testing };

/** Zones that also apply to tests, but not to types. */
function moduleZones(modules) {
  return modules.map((module) => sees(`./src/${module}`, [module, ...BELOW_MODULES], SAY.module));
}

/** Entry points through which assembling files may import a module. */
function entryZones(module) {
  const from = `./src/${module}`;
  const browserEntries = ['.', ...(BROWSER_ENTRIES[module] ?? []).map((part) => `./${part}`)].flatMap((part) => [
    `${part}/index.ts`,
    `${part}/index.tsx`,
  ]);
  return [
    { target: ['./src/pages', './src/theme'], from, except: browserEntries, message: SAY.browserEntry(module) },
    {
      target: ['./docusaurus.config.ts', './sidebars.ts', './docs', './composer'],
      from,
      except: ['./plugin.ts'],
      message: SAY.configurationEntry(module),
    },
    { target: './scripts', from, except: ['./plugin.ts', './index.ts'], message: SAY.scriptEntry(module) },
  ];
}

/** A check may use its own module directly, and other modules through their entry points. */
function checkZones(modules) {
  return modules.map((module) => ({
    target: modules.filter((other) => other !== module).map((other) => `./src/${other}`),
    from: `./src/${module}`,
    except: ['./plugin.ts', './index.ts'],
    message: SAY.scriptEntry(module),
  }));
}

/** Zones for where code runs. A test runs in Node and may use code for both sides. */
function sideZones(root, modules) {
  const browserModules = modules.filter((module) => !NODE_ONLY.includes(module));
  const browser = [
    './src/pages',
    './src/theme',
    './src/page',
    './src/ui',
    ...browserModules.flatMap((module) => browserParts(root, module)),
  ];
  const nodeOnly = [
    ...NODE_ONLY.map((module) => `./src/${module}`),
    ...Object.entries(NODE_PARTS).flatMap(([module, parts]) => parts.map((part) => `./src/${module}/${part}`)),
    ...modules.map((module) => `./src/${module}/plugin.ts`),
  ];
  const engines = folders(path.join(root, 'src/search/engines'));
  return [
    // A single zone, because for each file the rule goes through the targets of all zones.
    { target: browser, from: nodeOnly, message: SAY.node },
    ...engines.map((engine) => ({
      target: `./src/search/engines/${engine}`,
      from: './src',
      except: [`./search/engines/${engine}`, './search/contract.ts', './lib', './site'],
      message: SAY.engine,
    })),
  ];
}

/** True for `import type … from` and `export type … from`, and if every imported name is a type. */
function isTypeOnly({ importKind, exportKind, specifiers = [] }) {
  const isType = ({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type';
  return isType({ importKind, exportKind }) || (specifiers.length > 0 && specifiers.every(isType));
}

const pathsRule = importX.rules['no-restricted-paths'];
/** The import-x rule can't recognize types, so this applies it only to imports that remain at run time. */
const valuePathsRule = {
  ...pathsRule,
  create: (context) =>
    pathsRule.create(Object.create(context, { report: { value: (found) => isTypeOnly(found.node.parent) || context.report(found) } })),
};

/** @param walls zones for every import; @param values zones for imports that aren't types */
const restrictedPaths = (root, walls, values) => ({
  'import-x/no-restricted-paths': ['error', { basePath: root, zones: walls }],
  'import-values/no-restricted-paths': ['error', { basePath: root, zones: values }],
});
const restrictedPackages = (group, message) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

/**
 * @param {{root: string}} options folder that contains `src/`; a test passes a small copy of the layout
 * @returns {import('eslint').Linter.Config[]} requires the plugin `@typescript-eslint` in the same configuration
 */
export function importRules({ root }) {
  const modules = folders(path.join(root, 'src')).filter((name) => !LAYERS.includes(name));
  const walls = wallZones(modules);
  const nodeModules = ['node:*', 'fs', 'path', 'child_process', 'module', 'url', 'os'];
  return [
    {
      files: SOURCES,
      plugins: { 'import-x': importX, 'import-values': { rules: { 'no-restricted-paths': valuePathsRule } } },
      settings: {
        'import-x/extensions': ['.ts', '.tsx', '.js'],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'], alias: { '@site': [root] } })],
      },
      rules: restrictedPaths(root, [...walls, TESTING_ZONE], [...moduleZones(modules), ...sideZones(root, modules)]),
    },
    { files: TESTS, rules: restrictedPaths(root, walls, moduleZones(modules)) },
    { files: CHECKS, rules: { ...restrictedPaths(root, checkZones(modules), []), 'import-values/no-restricted-paths': 'off' } },
    { files: ['src/{page,ui,pages,theme}/**/*.{ts,tsx}'], ignores: TESTS, rules: restrictedPackages(nodeModules, SAY.nodePackage) },
    {
      files: ['src/lib/**/*.ts'],
      ignores: TESTS,
      rules: restrictedPackages([...nodeModules, 'react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*'], SAY.libPackage),
    },
  ];
}
