/** Schema of the front matter that every page can have. Editors and the page checks use it. Integration pages have further fields. */
import * as z from 'zod';
import { FEATURES } from '../site/features';

const kind = (what: string) => ({ error: ({ input }: { input?: unknown }): string => `expected ${what}; found ${JSON.stringify(input)}` });
const text = z.string(kind('text, in quotation marks if it’s a number, a date, or true or false'));

/** Other checks report a missing title or description, their lengths, a wrong slug, and an unknown feature, with more specific fixes. */
export const pageFields = z.strictObject({
  title: text.describe('The page heading, with at most 80 characters. In quotation marks if it contains a colon or begins with a brace.'),
  description: text.describe('One complete sentence of 60 to 160 characters that a search result can show.'),
  sidebar_label: text.optional().describe('The name in the sidebar, if the title is too long for it.'),
  sidebar_position: z.number(kind('a number')).optional().describe('The position in the sidebar, on an operator’s own pages.'),
  slug: text.optional().describe('The page’s address, if it isn’t that of the file, such as /guides/object-lock.'),
  needs: z.enum(FEATURES).optional().describe('The feature without which the site doesn’t have the page. Only on the English page.'),
  hide_table_of_contents: z.boolean(kind('true or false')).optional().describe('Whether the page has no table of contents.'),
  source_fingerprint: text.optional().describe('Written by `npm run translation -- accept`. Don’t change it.'),
});
