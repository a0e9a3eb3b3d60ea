/** Docusaurus plugin that adds the brand colors to the site as a style sheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { TEXT_FONT } from '../site/head';
import type { Brand, Palette } from './schema';

export { loadBrand, DEFAULT_BRAND_FILE } from './load';
export { featuresOf, interfaceTexts, markdownVariables, pageVariables, publicBrand, textIn, type InterfaceText } from './variables';
export { brandSchema, type Brand } from './schema';

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
function brandStyleSheet(brand: Brand): string {
  const light = block(":root[data-theme='light']", brand.colors.light);
  // Printed pages are always light, regardless of the mode on the screen.
  const onPaper = `@media print {\n${block(':root', brand.colors.light)}}\n`;
  return fontFace(brand.baseUrl) + block(':root', brand.colors.dark) + light + onPaper + announcementBar(brand);
}

export default function brandPlugin(context: LoadContext, options: { brand: Brand }): Plugin {
  const file = path.join(context.generatedFilesDir, 'brand.css');
  return {
    name: 'brand',
    getClientModules() {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, brandStyleSheet(options.brand));
      return [file];
    },
  };
}
