/**
 * Docusaurus plugin for what hosts need to serve the site safely. It writes redirect pages at former addresses for each language. The rules
 * for hosts are written once all languages are built (`scripts/host-rules.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { loadFormerAddresses } from './former-addresses';
import type { BrandHosts } from './policy/hosts';
import { addPolicy } from './policy/page';
import { formerAddresses, redirectPage, type Former } from './redirects';

export { FORMER_ADDRESSES, formerAddressProblems, loadFormerAddresses } from './former-addresses';
export { cacheOf, type HostRules } from './rules';
export { rulesFolder, writeHostRules } from './writers/write';

export interface HostingOptions {
  readonly former: Former;
}

/** The last step in creating a page, which adds the page's policy. @returns a function that takes the page's tree and its name */
export const pageFinish =
  (brand: BrandHosts) =>
  ($: CheerioAPI, name: string): void =>
    addPolicy($, name, brand);

function writeRedirects({ siteDir, outDir, baseUrl, routesPaths, siteConfig, i18n }: Props, former: Former): void {
  const { htmlLang: lang = i18n.currentLocale, direction: dir = 'ltr' } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  for (const { from, to } of formerAddresses(routesPaths, baseUrl, former, loadFormerAddresses(siteDir))) {
    const folder = path.join(outDir, from);
    mkdirSync(folder, { recursive: true });
    // A page at this address would be a configuration error, so the flag prevents overwriting it.
    writeFileSync(path.join(folder, 'index.html'), redirectPage(to, { lang, dir, title: siteConfig.title, siteUrl: siteConfig.url }), {
      flag: 'wx',
    });
  }
}

export default function hostingPlugin(_context: LoadContext, { former }: HostingOptions): Plugin {
  return { name: 'hosting', postBuild: (props) => writeRedirects(props, former) };
}
