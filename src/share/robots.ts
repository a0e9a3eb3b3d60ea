/** Robots Exclusion Protocol (RFC 9309): all is open; pages that searches should leave out say so themselves. */
export const robotsText = (roots: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', '', ...roots.map((root) => `Sitemap: ${root}sitemap.xml`), ''].join('\n');
