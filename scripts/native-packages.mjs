/**
 * Loaded before the framework, whose loader of the configuration compiles every package that is an ES module and runs it
 * again for the configuration and for each plugin, in each language. Names these packages to it, so that Node loads them.
 * Node before 20.19 cannot require them; there all stays as it is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules', import.meta.url));

const packagesIn = (scope) =>
  readdirSync(path.join(folder, scope)).flatMap((name) => (name.startsWith('@') ? packagesIn(name) : path.posix.join(scope, name)));

function isModule(name) {
  const file = path.join(folder, name, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
}

// Threads of the build have it from their parent.
if (process.features.require_module) process.env.JITI_NATIVE_MODULES ??= JSON.stringify(packagesIn('').filter(isModule));
