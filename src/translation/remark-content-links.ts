/**
 * Remark plugin: writes links between pages from the root of their docs instance.
 *
 * The framework looks for a link such as `./acl.md` only beside the page that has it. Where some
 * pages of a language are translated and others are not, the two lie in different folders and the
 * link breaks. A link from the root (`guides/acl.md`) is looked for in both.
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

/** @returns the url from the root; unchanged when it is no relative link to a page of the same instance */
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
