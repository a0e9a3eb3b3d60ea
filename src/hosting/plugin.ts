/**
 * Docusaurus plugin for what hosts need to serve the site safely. It writes redirect pages at former addresses for each language. The rules
 * for hosts are written once all languages are built (`scripts/host-rules.ts`).
 */
import type { CheerioAPI } from 'cheerio';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeRedirects, type Former } from './former-addresses';
import { addPolicy, type BrandHosts } from './policy';

export { FORMER_ADDRESSES, formerAddressProblems, loadFormerAddresses } from './former-addresses';
export { cacheOf, type HostRules } from './rules';
export { rulesFolder, writeHostRules } from './writers';

/** The last step in creating a page, which adds the page's policy. @returns a function that takes the page's tree and its name */
export const pageFinish =
  (brand: BrandHosts) =>
  ($: CheerioAPI, name: string): void =>
    addPolicy($, name, brand);

export default function hostingPlugin(_context: LoadContext, { former }: { readonly former: Former }): Plugin {
  return { name: 'hosting', postBuild: (props) => writeRedirects(props, former) };
}
