/** The style sheet that the brand and the base URL decide: typefaces and colours. */
import type { Brand, Palette } from './schema';

/** The typefaces: family, file, weights and style. */
const FACES = [
  ['Schibsted Grotesk', 'schibsted-grotesk-latin.woff2', '400 900', 'normal'],
  ['Schibsted Grotesk', 'schibsted-grotesk-latin-italic.woff2', '400 900', 'italic'],
  ['JetBrains Mono', 'jetbrains-mono-latin.woff2', '100 800', 'normal'],
] as const;

/**
 * `@font-face` rules for files below `static/fonts`. The bundler must leave the addresses alone:
 * it would give the files names that the preload in `src/site/head.ts` cannot know.
 */
function fontFaces(baseUrl: string): string {
  return FACES.map(
    ([family, file, weight, style]) =>
      `@font-face {\n  font-family: '${family}';\n  /* webpackIgnore: true */\n  src: url('${baseUrl}fonts/${file}') format('woff2');\n  font-weight: ${weight};\n  font-style: ${style};\n  font-display: swap;\n}\n`,
  ).join('');
}

const block = (selector: string, palette: Palette): string =>
  `${selector} {\n  --brand-accent: ${palette.accent};\n  --brand-accent-ink: ${palette.accentInk};\n  --brand-data: ${palette.data};\n  --brand-background: ${palette.background};\n}\n`;

/** Typefaces, and what hands the brand's colours to the tokens in `src/styles/tokens.css`. */
export function brandStyleSheet(brand: Brand): string {
  const light = block(":root[data-theme='light']", brand.colors.light);
  // Paper is light, whatever the screen is.
  const onPaper = `@media print {\n${block(':root', brand.colors.light)}}\n`;
  return fontFaces(brand.baseUrl) + block(':root', brand.colors.dark) + light + onPaper;
}
