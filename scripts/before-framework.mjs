/**
 * Loaded before the framework by everything that builds the site: `npm run build`, and the tests' build of another brand.
 *
 * Modules: the framework's configuration loader (jiti) compiles each module with Babel and runs it again for the configuration and for each
 * plugin, in each language. With `experimentalBun` (https://github.com/unjs/jiti/tree/v1#options), it lets Node load the modules instead.
 * Node caches them, and esbuild compiles each module only once. The configuration and the plugins themselves are still loaded again each
 * time. jiti loads whatever Node can't.
 *
 * Node before 20.19 can't require ES modules from packages, so nothing changes there.
 *
 * Pages: the framework has no option for keeping the HTML as React writes it, only a variable that it reads when it is loaded. Its minifier
 * parses every page, which takes a twelfth of a build's processor time. `src/delivery` does the part of the minification that still matters
 * after Brotli.
 */
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { transformSync } from 'esbuild';

Module._extensions['.ts'] = (module, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    target: 'node20',
    // Otherwise, Node would look for a file with exactly this name, without an extension.
    supported: { 'dynamic-import': false },
    sourcefile: file,
  });
  module._compile(code, file);
};

process.env.SKIP_HTML_MINIFICATION = 'true';

// Build threads inherit this variable from their parent.
if (process.features.require_module) process.env.JITI_EXPERIMENTAL_BUN ??= '1';
