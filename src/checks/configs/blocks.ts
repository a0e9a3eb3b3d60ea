/** Code blocks of the pages, with the brand and the reader's values filled in. */
import { brandVariables, loadBrand } from '../../brand/plugin';
import { lineOf, nodesOf, readPages } from '../../content';
import { parseInfoString } from '../../lib/info-string';
import { i18n } from '../../site/locales';
import { readerVariables } from '../../site/values';

const siteDir = process.cwd();
/** Names of upstreams are resolved when a file is read; an address needs no resolver. */
const endpoint = { 'brand.endpointUrl': 'https://192.0.2.10' };
const variables = { ...brandVariables(loadBrand(siteDir).brand), ...readerVariables(), ...endpoint };

export const blocks = readPages({ siteDir, locale: i18n.defaultLocale, variables }).flatMap((page) =>
  nodesOf(page.tree, 'code').map((block) => {
    const { language, title = '' } = parseInfoString(block.lang, block.meta);
    return { where: `${page.file}:${lineOf(block)}`, language, title, text: block.value, page };
  }),
);
