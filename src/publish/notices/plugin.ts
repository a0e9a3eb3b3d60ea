/**
 * Docusaurus plugin that writes the licenses of all third-party code and fonts that readers receive to `third-party-notices.txt`. The build
 * fails if a package or font has no license text, or if its license has additional requirements.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { allNotices, fontNotices, noticeOf, NOTICES_FILE, noticesText } from './notices';

const TEXTS = path.join(__dirname, 'texts');
const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** A module in the bundler's statistics. If the bundler merged several modules into one, they are listed in `modules`. */
export interface BundledModule {
  /** Path of the module's file. Absent for modules that the bundler generated. */
  readonly nameForCondition?: string | null;
  readonly modules?: readonly BundledModule[];
}

/** The part of the bundler's API that this module uses. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (name: string, run: (stats: { toJson: (options: object) => { modules?: readonly BundledModule[] } }) => void) => void;
    };
  };
}

const filesOf = (modules: readonly BundledModule[]): string[] =>
  modules.flatMap(({ nameForCondition, modules: joined = [] }) => [...(nameForCondition ? [nameForCondition] : []), ...filesOf(joined)]);

/** Whether a folder is a package's root, rather than a folder inside it with settings for Node.js. */
function isPackage(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && typeof (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'string';
}

/** @returns the folder of the package that contains a file; undefined for a file of this project */
export function packageOf(file: string): string | undefined {
  const at = file.lastIndexOf(PACKAGES);
  if (at < 0) return undefined;
  const [scope = '', name = ''] = file.slice(at + PACKAGES.length).split(path.sep);
  const top = file.slice(0, at + PACKAGES.length) + (scope.startsWith('@') ? path.join(scope, name) : scope);
  return isPackage(top) ? top : undefined;
}

/** @returns package folders, sorted */
export const packagesOf = (files: readonly string[]): string[] => [...new Set(files.flatMap((file) => packageOf(file) ?? []))].sort();

/** Bundler plugin that records which third-party files are in the bundle. */
export class BundledFiles {
  files: readonly string[] = [];

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('notices', (stats) => {
      const spaces = { modulesSpace: Infinity, nestedModulesSpace: Infinity };
      const { modules = [] } = stats.toJson({ all: false, modules: true, nestedModules: true, cachedModules: true, ...spaces });
      this.files = filesOf(modules);
    });
  }
}

interface NoticesOptions {
  /** Files in scripts outside the application, known before `postBuild` starts. */
  readonly beside: readonly string[];
}

export default function noticesPlugin({ siteDir, siteConfig }: LoadContext, { beside }: NoticesOptions): Plugin {
  const bundled = new BundledFiles();
  return {
    name: 'notices',
    // This isn't done on the development server, where listing all modules would take a quarter of a second after each change.
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV === 'development' ? {} : { plugins: [bundled] }),
    postBuild({ outDir }) {
      const packages = packagesOf([...bundled.files, ...beside]).map((folder) => () => noticeOf(folder, TEXTS));
      const fonts = siteConfig.staticDirectories.map((folder) => () => fontNotices(path.resolve(siteDir, folder)));
      writeFileSync(path.join(outDir, NOTICES_FILE), noticesText(allNotices([...packages, ...fonts])));
    },
  };
}
