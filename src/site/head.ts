import type { HtmlTagObject } from '@docusaurus/types';

interface HeadBrand {
  baseUrl: string;
  colors: { dark: { background: string } };
}

const font = (baseUrl: string, file: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: `${baseUrl}fonts/${file}`, crossorigin: 'anonymous' },
});

/** Tags of every page: the text typeface before the style sheet asks for it, and the colour of the browser's frame. */
export function headTags(brand: HeadBrand): HtmlTagObject[] {
  return [
    font(brand.baseUrl, 'schibsted-grotesk-latin.woff2'),
    // Only browsers with JavaScript off read this: their menu cannot be a button.
    { tagName: 'noscript', attributes: {}, innerHTML: `<link rel="stylesheet" href="${brand.baseUrl}nojs.css">` },
    { tagName: 'meta', attributes: { name: 'theme-color', content: brand.colors.dark.background } },
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'dark light' } },
  ];
}
