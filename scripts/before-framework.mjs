/**
 * Loaded before the framework by what builds the site: `npm run build`, and the tests' build of another brand.
 *
 * Modules: the framework's loader of the configuration (jiti) compiles each module by Babel and
 * runs it again for the configuration and for each plugin, in each language. It can ask Node instead
 * (https://github.com/unjs/jiti/tree/v1#options, `experimentalBun`), which keeps modules: esbuild compiles them, once. The
 * configuration and the plugins themselves stay fresh. What Node cannot load, jiti does.
 *
 * Node before 20.19 cannot require the ES modules among the packages; there all stays as it is.
 *
 * Pages: the framework has no option that leaves its HTML as React writes it, but a variable, which it reads when it is loaded.
 * Its minifier parses every page, which is a twelfth of a build's processor time; `src/delivery` does what is left of its
 * savings after Brotli.
 */
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { transformSync } from 'esbuild';

Module._extensions['.ts'] = (module, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    target: 'node20',
    // Else Node would look for a file of just this name, without its ending.
    supported: { 'dynamic-import': false },
    sourcefile: file,
  });
  module._compile(code, file);
};

process.env.SKIP_HTML_MINIFICATION = 'true';

// Threads of the build have it from their parent.
if (process.features.require_module) process.env.JITI_EXPERIMENTAL_BUN ??= '1';
