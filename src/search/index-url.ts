/** Where the build puts the index of a locale, relative to the root of that locale's site. */
export function embeddedIndexPath(locale: string): string {
  return `search/index.${locale}.json`;
}

/**
 * URL of the embedded index of a locale.
 * @param baseUrl the site's base URL for that locale, with a slash at both ends (Docusaurus `siteConfig.baseUrl`, e.g. `/it/`)
 */
export function embeddedIndexUrl(baseUrl: string, locale: string): string {
  return `${baseUrl}${embeddedIndexPath(locale)}`;
}
