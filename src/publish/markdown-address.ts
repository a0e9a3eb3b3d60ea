/**
 * A page's Markdown address.
 *
 * @param route route of the page from the root of the host, including the base URL
 * @returns `/it/guides/object-lock.md`; for the index page of a folder `/integrations/index.md`
 */
export const markdownAddress = (route: string): string => (route.endsWith('/') ? `${route}index.md` : `${route}.md`);
