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

const FAMILY = 'Schibsted Grotesk';
const WEIGHT = '400 750';

/** @returns the typeface's rule for pages without scripts */
export const typefaceRule = (address: string): string =>
  `@font-face{font-family:'${FAMILY}';src:url(${address})format('woff2');font-weight:${WEIGHT};font-display:optional}`;

/**
 * Declares the typeface by a script and not by a rule. A browser that has shown the fallback, because the typeface came too late,
 * would decide again when the application adds its style sheet, and then lines would break elsewhere and move. Typefaces that
 * scripts add stay as they are.
 */
const typefaceScript = (address: string): string =>
  `document.fonts.add(new FontFace('${FAMILY}','url(${address})',{weight:'${WEIGHT}',display:'optional'}))`;

/** Tags of every page: the text typeface before the style sheet asks for it, and the colour of the browser's frame. */
export function headTags(brand: HeadBrand): HtmlTagObject[] {
  const font = brand.baseUrl + TEXT_FONT;
  return [
    ...announcementScript(brand),
    { tagName: 'link', attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossorigin: 'anonymous' } },
    { tagName: 'script', attributes: { 'data-typeface': 'true' }, innerHTML: typefaceScript(font) },
    // Only browsers with JavaScript off read this: their menu can't be a button, and no script declares the typeface.
    { tagName: 'noscript', attributes: {}, innerHTML: `<link rel="stylesheet" href="${brand.baseUrl}nojs.css">` },
    { tagName: 'meta', attributes: { name: 'theme-color', content: brand.colors.dark.background } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark light' } },
  ];
}
