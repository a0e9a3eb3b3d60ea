import type { HtmlTagObject } from '@docusaurus/types';

interface HeadBrand {
  slug: string;
  announcement: { id: string } | null;
  baseUrl: string;
  colors: { dark: { background: string } };
}

/** Path of the text typeface, relative to the base URL. scripts/fonts/README.md explains how it's created. */
export const TEXT_FONT = 'fonts/schibsted-grotesk-western.woff2';

/**
 * For the first paint, the framework checks only whether a bar was dismissed. A bar with a new id would therefore appear only on the second
 * visit. This script runs first and discards the dismissal of a bar with a different id.
 */
function announcementScript({ slug, announcement }: HeadBrand): HtmlTagObject[] {
  if (!announcement) return [];
  const key = (name: string): string => JSON.stringify(`docusaurus.announcement.${name}-${slug}`);
  const innerHTML = `try{if(localStorage.getItem(${key('id')})!==${JSON.stringify(announcement.id)})localStorage.removeItem(${key('dismiss')})}catch(e){/* storage is off: nothing was dismissed */}`;
  return [{ tagName: 'script', attributes: {}, innerHTML }];
}

/** Tags for every page: a preload of the text typeface, so that it loads before the style sheet, and the color of the browser UI. */
export function headTags(brand: HeadBrand): HtmlTagObject[] {
  return [
    ...announcementScript(brand),
    {
      tagName: 'link',
      attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: brand.baseUrl + TEXT_FONT, crossorigin: 'anonymous' },
    },
    // Only browsers with JavaScript disabled read this style sheet. Their menu can't be a button.
    { tagName: 'noscript', attributes: {}, innerHTML: `<link rel="stylesheet" href="${brand.baseUrl}nojs.css">` },
    { tagName: 'meta', attributes: { name: 'theme-color', content: brand.colors.dark.background } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark light' } },
  ];
}
