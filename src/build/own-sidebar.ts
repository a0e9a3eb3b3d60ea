import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Item = Awaited<ReturnType<Generator>>[number];

/**
 * Generates the sidebar of an operator's own pages from their folders. A folder has the title of its index page, which is the first page in
 * it, because the site's categories open and close but don't lead to a page.
 */
export const ownSidebar: Generator = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const withIndexInside = (item: Item): Item => {
    if (item.type !== 'category') return item;
    const { link, ...category } = item;
    const index = args.docs.find(({ id }) => link?.type === 'doc' && link.id === id);
    const items = item.items.map(withIndexInside);
    return index ? { ...category, label: index.title, items: [{ type: 'doc', id: index.id }, ...items] } : { ...category, items };
  };
  return (await defaultSidebarItemsGenerator({ ...args })).map(withIndexInside);
};
