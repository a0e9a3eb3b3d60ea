/**
 * Address of a page's Markdown version.
 *
 * @param route of the page from the root of the host, base URL included
 * @returns `/it/guides/object-lock.md`; for a page that stands for its folder `/integrations/index.md`
 */
export const markdownAddress = (route: string): string => (route.endsWith('/') ? `${route}index.md` : `${route}.md`);
