/** Creates the style sheet that depends on the brand and the base URL: typefaces and colors. */
import { TEXT_FONT } from '../site/head';
import type { Brand, Palette } from './schema';

/**
 * Returns the `@font-face` rule for the text typeface. Code uses the system's typeface. The bundler must not change the URL, because the
 * renamed file would no longer match the preload in `src/site/head.ts`.
 */
function fontFace(baseUrl: string): string {
  return `@font-face {
  font-family: 'Schibsted Grotesk';
  /* webpackIgnore: true */
  src: url('${baseUrl}${TEXT_FONT}') format('woff2');
  font-weight: 400 750;
  font-display: optional;
}
`;
}

const block = (selector: string, palette: Palette): string =>
  `${selector} {\n  --brand-accent: ${palette.accent};\n  --brand-accent-ink: ${palette.accentInk};\n  --brand-data: ${palette.data};\n  --brand-background: ${palette.background};\n}\n`;

/** Returns the announcement bar's colors for light and dark mode. */
const announcementBar = ({ announcement }: Brand): string =>
  announcement
    ? `.theme-announcement-bar {\n  background-color: ${announcement.backgroundColor};\n  color: ${announcement.textColor};\n}\n`
    : '';

/** Returns the typeface and the rules that pass the brand colors to the tokens in `src/styles/tokens.css`. */
export function brandStyleSheet(brand: Brand): string {
  const light = block(":root[data-theme='light']", brand.colors.light);
  // Printed pages are always light, regardless of the mode on the screen.
  const onPaper = `@media print {\n${block(':root', brand.colors.light)}}\n`;
  return fontFace(brand.baseUrl) + block(':root', brand.colors.dark) + light + onPaper + announcementBar(brand);
}
