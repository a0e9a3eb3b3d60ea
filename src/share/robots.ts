/** Robots Exclusion Protocol (RFC 9309). Crawling is allowed everywhere; pages can exclude themselves from search results. */
export const robotsText = (roots: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', '', ...roots.map((root) => `Sitemap: ${root}sitemap.xml`), ''].join('\n');
