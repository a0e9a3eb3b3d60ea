/**
 * Remark plugin: makes links between pages relative to the root of their docs instance, and removes links to pages that the site doesn't
 * have.
 *
 * The framework looks for the target of a link such as `./acl.md` only next to the page that contains the link. If only some pages in a
 * language are translated, the two files are in different folders and the link breaks. For a link that starts at the root
 * (`guides/acl.md`), the framework searches both folders.
 */
import path from 'node:path/posix';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { leadsTo } from '../lib/leads-to';
import { nodesOf, pagesFolder, placeOf, type Page } from '../content';

export interface ContentLinksOptions {
  siteDir: string;
  /** Pages that the site doesn't have. Links to them become text. */
  absent?: readonly Pick<Page, 'instance' | 'id' | 'route'>[];
}

const RELATIVE_PAGE = /^(\.\.?\/[^?#]*\.mdx?)(.*)$/;

/** @returns the URL relative to the root, or the unchanged URL if it isn't a relative link to a page in the same instance */
export function fromRoot(url: string, file: string, { siteDir }: ContentLinksOptions): string {
  const [, page, rest = ''] = RELATIVE_PAGE.exec(url) ?? [];
  const place = placeOf(siteDir, file);
  if (page === undefined || place === undefined) return url;
  const folder = pagesFolder(place.instance, place.locale);
  const target = path.relative(folder, path.join(path.dirname(place.file), page));
  return target.startsWith('../') ? url : target + rest;
}

export default function remarkContentLinks(options: ContentLinksOptions) {
  return (tree: Root, file: VFile): void => {
    const { absent = [] } = options;
    const instance = placeOf(options.siteDir, file.path)?.instance;
    const ids = new Set(absent.filter((page) => page.instance === instance).map(({ id }) => id));
    const routes = absent.map(({ route }) => route);
    const isAbsent = (url: string): boolean => ids.has(url.replace(/\.mdx?(?:[?#].*)?$/, '')) || leadsTo(routes, url);
    for (const node of nodesOf(tree, 'link', 'definition')) node.url = fromRoot(node.url, file.path, options);
    // A definition can be before or after the links that refer to it.
    const gone = nodesOf(tree, 'definition').flatMap(({ identifier, url }) => (isAbsent(url) ? [identifier] : []));
    visit(tree, ['link', 'linkReference', 'definition'], (node, index, parent) => {
      if (node.type !== 'link' && node.type !== 'linkReference' && node.type !== 'definition') return undefined;
      const isGone = node.type === 'link' ? isAbsent(node.url) : gone.includes(node.identifier);
      if (!isGone || index === undefined) return undefined;
      parent?.children.splice(index, 1, ...((node.type === 'definition' ? [] : node.children) as never[]));
      return [SKIP, index];
    });
  };
}
