import type { HtmlTagObject } from '@docusaurus/types';

interface HeadBrand {
  slug: string;
  announcement: { id: string } | null;
  baseUrl: string;
  colors: { dark: { background: string } };
}

/** Path of the text typeface below the base URL; scripts/fonts/README.md says how it is made. */
export const TEXT_FONT = 'fonts/schibsted-grotesk-western.woff2';

/**
 * The framework looks at the dismissal alone when it paints, so that a bar with a new id would
 * show on the second visit only. This runs before, and forgets the dismissal of another id.
 */
function announcementScript({ slug, announcement }: HeadBrand): HtmlTagObject[] {
  if (!announcement) return [];
  const key = (name: string): string => JSON.stringify(`docusaurus.announcement.${name}-${slug}`);
  const innerHTML = `try{if(localStorage.getItem(${key('id')})!==${JSON.stringify(announcement.id)})localStorage.removeItem(${key('dismiss')})}catch(e){/* storage is off: nothing was dismissed */}`;
  return [{ tagName: 'script', attributes: {}, innerHTML }];
}

/** Tags of every page: the text typeface before the style sheet asks for it, and the colour of the browser's frame. */
export function headTags(brand: HeadBrand): HtmlTagObject[] {
  return [
    ...announcementScript(brand),
    {
      tagName: 'link',
      attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: brand.baseUrl + TEXT_FONT, crossorigin: 'anonymous' },
    },
    // Only browsers with JavaScript off read this: their menu cannot be a button.
    { tagName: 'noscript', attributes: {}, innerHTML: `<link rel="stylesheet" href="${brand.baseUrl}nojs.css">` },
    { tagName: 'meta', attributes: { name: 'theme-color', content: brand.colors.dark.background } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark light' } },
  ];
}
