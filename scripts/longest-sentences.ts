/**
 * Prints the ten longest sentences of each language, starting with the longest: `npm run sentences`. A check of pages limits their number
 * of words: src/checks/pages/sentences.ts.
 */
import { fileURLToPath } from 'node:url';
import { loadBrand, pageVariables } from '../src/brand/plugin';
import { longestSentences } from '../src/checks';
import { locales, readPages } from '../src/content';

const COUNT = 10;
const siteDir = fileURLToPath(new URL('..', import.meta.url));
const variables = pageVariables(loadBrand(siteDir).brand);

for (const locale of locales) {
  console.log(`${locale}:`);
  for (const { file, line, words, text } of longestSentences(readPages({ siteDir, locale, variables }), COUNT))
    console.log(`  ${words} words, ${file}:${line}: ${text}`);
}
