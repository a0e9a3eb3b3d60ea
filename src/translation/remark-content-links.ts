/**
 * Remark plugin: writes links between pages from the root of their docs instance.
 *
 * The framework looks for a link such as `./acl.md` only beside the page that has it. Where some
 * pages of a language are translated and others are not, the two lie in different folders and the
 * link breaks. A link from the root (`guides/acl.md`) is looked for in both.
 */
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { INSTANCES, translatedFolder } from './pages';

export interface ContentLinksOptions {
  siteDir: string;
  locale: string;
}

const RELATIVE_PAGE = /^(\.\.?\/[^?#]*\.mdx?)(.*)$/;

/** Root of the docs instance that holds a file, or undefined for a file elsewhere. */
function rootOf(file: string, { siteDir, locale }: ContentLinksOptions): string | undefined {
  const roots = INSTANCES.flatMap((instance) => [instance.folder, translatedFolder(instance, locale)]).map((folder) =>
    path.join(siteDir, folder),
  );
  return roots.find((root) => file.startsWith(root + path.sep));
}

/** @returns the url from the root; unchanged when it is no relative link to a page of the same instance */
export function fromRoot(url: string, file: string, options: ContentLinksOptions): string {
  const [, page, rest = ''] = RELATIVE_PAGE.exec(url) ?? [];
  const root = rootOf(file, options);
  if (page === undefined || root === undefined) return url;
  const target = path
    .relative(root, path.resolve(path.dirname(file), page))
    .split(path.sep)
    .join('/');
  return target.startsWith('../') ? url : target + rest;
}

export default function remarkContentLinks(options: ContentLinksOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = fromRoot(node.url, file.path, options);
    });
  };
}
