/** The typefaces of the site, at the address from which the page preloads them. */

interface Face {
  family: string;
  file: string;
  weight: string;
  style: 'normal' | 'italic';
}

const FACES: readonly Face[] = [
  { family: 'Schibsted Grotesk', file: 'schibsted-grotesk-latin.woff2', weight: '400 900', style: 'normal' },
  { family: 'Schibsted Grotesk', file: 'schibsted-grotesk-latin-italic.woff2', weight: '400 900', style: 'italic' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-latin.woff2', weight: '100 800', style: 'normal' },
];

/**
 * `@font-face` rules for files below `static/fonts`. The bundler must leave the addresses alone:
 * it would give the files names that the preload in `src/site/head.ts` cannot know.
 */
export function fontFaces(baseUrl: string): string {
  return FACES.map(
    ({ family, file, weight, style }) =>
      `@font-face {\n  font-family: '${family}';\n  /* webpackIgnore: true */\n  src: url('${baseUrl}fonts/${file}') format('woff2');\n  font-weight: ${weight};\n  font-style: ${style};\n  font-display: swap;\n}\n`,
  ).join('');
}
