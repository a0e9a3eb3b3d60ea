/** Robots Exclusion Protocol (RFC 9309). Crawling is allowed everywhere, but pages can exclude themselves from search results. */
export const robotsText = (roots: readonly string[]): string =>
  ['User-agent: *', 'Allow: /', '', ...roots.map((root) => `Sitemap: ${root}sitemap.xml`), ''].join('\n');
