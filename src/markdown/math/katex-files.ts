import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** KaTeX's style sheet and fonts as files of the site. */
export interface KatexFiles {
  /** Path of the style sheet in the site, without a leading slash; it holds the version. */
  readonly styleSheet: string;
  /** Contents by path in the site. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** `url(x.woff2) format("woff2"),url(x.woff) …`: every browser that runs the site takes the first. */
const OLDER_FONTS = /,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g;

/**
 * Reads the files of the installed KaTeX.
 *
 * @param siteDir folder of the project, from which the package is found
 * @throws Error when the package lays its files out differently
 */
export function katexFiles(siteDir: string): KatexFiles {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const source = require.resolve('katex/dist/katex.min.css');
  const { version } = require('katex/package.json') as { version: string };
  const folder = `assets/katex-${version}`;
  const css = readFileSync(source, 'utf8').replace(OLDER_FONTS, '');
  const fontsDir = path.join(path.dirname(source), 'fonts');
  const fonts = readdirSync(fontsDir).filter((file) => file.endsWith('.woff2'));
  if (fonts.length === 0 || /\.(?:woff|ttf)\)/.test(css)) {
    throw new Error(`KaTeX ${version} lays its fonts out differently; adapt src/markdown/math/katex-files.ts`);
  }
  return {
    styleSheet: `${folder}/katex.css`,
    files: new Map([
      [`${folder}/katex.css`, Buffer.from(css)],
      ...fonts.map((file): [string, Buffer] => [`${folder}/fonts/${file}`, readFileSync(path.join(fontsDir, file))]),
    ]),
  };
}
