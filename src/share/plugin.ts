/**
 * Docusaurus plugin for what other programs read from a page and show when somebody shares its link: tags, data, and an image with the
 * title and section. It also writes robots.txt.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { TEXT_FONT } from '../site/head';
import { localeFolder } from '../site/locales';
import { factsOf } from './facts';
import { addFacts } from './page';
import { pictureName, PICTURES, type Picture } from './picture/picture';
import { robotsText } from './robots';

export interface ShareBrand {
  readonly company: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly languages: readonly string[];
  readonly colors: { readonly dark: { readonly background: string; readonly accent: string } };
}

/** Collects a language's pages as they are written, and the images that they need. */
export interface Sharing {
  /** Adds tags and data to a page. */
  readonly describe: ($: CheerioAPI) => void;
  /** Preview images by name. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** @param site site name in this language */
export function sharing(brand: ShareBrand, { site, locale }: { readonly site: string; readonly locale: string }): Sharing {
  const pictures = new Map<string, Picture>();
  const home = `${brand.siteUrl}${brand.baseUrl}${localeFolder(locale, brand.languages)}`;
  const { background, accent } = brand.colors.dark;
  const describe = ($: CheerioAPI): void => {
    const facts = factsOf($, site);
    if (!facts) return;
    const [first] = facts.crumbs;
    const section = facts.crumbs.length > 1 && first ? first.name : '';
    const picture = { title: facts.title, section: section || brand.company, site, colors: { background, accent } };
    const name = pictureName(picture);
    pictures.set(name, picture);
    addFacts($, facts, { company: brand.company, site, home }, `${home}${PICTURES}/${name}`);
  };
  return { describe, pictures };
}

export default function sharePlugin({ siteDir }: LoadContext, { share }: { readonly share: Sharing }): Plugin {
  return {
    name: 'share',
    async postBuild({ outDir, siteConfig, i18n: { currentLocale, defaultLocale, localeConfigs } }: Props) {
      const places = {
        cache: path.join(siteDir, 'node_modules/.cache/share'),
        folder: path.join(outDir, PICTURES),
        font: path.join(siteDir, 'static', TEXT_FONT),
      };
      // Only the build needs Skia, so the development server doesn't load it.
      const { writePictures } = await import('./picture/write');
      await writePictures(share.pictures, places);
      const roots = Object.values(localeConfigs).map(({ baseUrl }) => siteConfig.url + baseUrl);
      // Crawlers request this file only at the root of a host.
      if (currentLocale === defaultLocale) writeFileSync(path.join(outDir, 'robots.txt'), robotsText(roots));
    },
  };
}
