/** Docusaurus plugin that adds the brand colors to the site as a style sheet. */
import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Brand } from './schema';
import { brandStyleSheet } from './style-sheet';

export { loadBrand, DEFAULT_BRAND_FILE } from './load';
export { featuresOf, interfaceTexts, markdownVariables, pageVariables, publicBrand, textIn, type InterfaceText } from './variables';
export { brandSchema, type Brand } from './schema';

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
