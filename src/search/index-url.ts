/** Where the build puts the index of a locale, relative to the root of that locale's site. */
export function embeddedIndexPath(locale: string): string {
  return `search/index.${locale}.json`;
}
