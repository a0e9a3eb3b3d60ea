/**
 * Remark plugin: makes links between pages relative to the root of their docs instance.
 *
 * The framework looks for the target of a link such as `./acl.md` only next to the page that contains the link. If only some pages in a
 * language are translated, the two files are in different folders and the link breaks. For a link that starts at the root
 * (`guides/acl.md`), the framework searches both folders.
 */
import path from 'node:path/posix';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagesFolder, placeOf } from '../content';

export interface ContentLinksOptions {
  siteDir: string;
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
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = fromRoot(node.url, file.path, options);
    });
  };
}
