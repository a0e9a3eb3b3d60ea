/** The packages of others that are in a bundle, from the files that the bundler read. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** A module as the bundler's statistics have it; what it joined to one stands in `modules`. */
export interface BundledModule {
  /** Path of its file; none for what the bundler made itself. */
  readonly nameForCondition?: string | null;
  readonly modules?: readonly BundledModule[];
}

/** The part of the bundler that is used. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (name: string, run: (stats: { toJson: (options: object) => { modules?: readonly BundledModule[] } }) => void) => void;
    };
  };
}

const filesOf = (modules: readonly BundledModule[]): string[] =>
  modules.flatMap(({ nameForCondition, modules: joined = [] }) => [...(nameForCondition ? [nameForCondition] : []), ...filesOf(joined)]);

/** Whether a folder is a package's own, not one inside with settings for Node.js. */
function isPackage(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && typeof (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'string';
}

/** @returns the folder of the package that a file belongs to; undefined for one of this project */
export function packageOf(file: string): string | undefined {
  const at = file.lastIndexOf(PACKAGES);
  if (at < 0) return undefined;
  const [scope = '', name = ''] = file.slice(at + PACKAGES.length).split(path.sep);
  const top = file.slice(0, at + PACKAGES.length) + (scope.startsWith('@') ? path.join(scope, name) : scope);
  return isPackage(top) ? top : undefined;
}

/** @returns folders of the packages, sorted */
export const packagesOf = (files: readonly string[]): string[] => [...new Set(files.flatMap((file) => packageOf(file) ?? []))].sort();

/** Plugin of the bundler that remembers which files of others went into the bundle. */
export class BundledFiles {
  files: readonly string[] = [];

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('notices', (stats) => {
      const { modules = [] } = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        cachedModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      this.files = filesOf(modules);
    });
  }
}
