import { expect, it } from 'vitest';
import { ownSidebar } from './own-sidebar';

it('puts the index page of a folder into the folder’s category, which has its title', async () => {
  const doc = (id: string) => ({ type: 'doc' as const, id });
  const generated = [
    doc('index'),
    { type: 'category', label: 'Overview', link: { type: 'doc', id: 'support/index' }, items: [doc('support/times')] },
    { type: 'category', label: 'terms', items: [doc('terms/service')] },
  ];
  const docs = [{ id: 'support/index', title: 'Support', frontMatter: { sidebar_label: 'Overview' } }];
  const options = { docs, defaultSidebarItemsGenerator: () => Promise.resolve(generated) };
  expect(await ownSidebar(options as unknown as Parameters<typeof ownSidebar>[0])).toEqual([
    doc('index'),
    { type: 'category', label: 'Support', items: [doc('support/index'), doc('support/times')] },
    { type: 'category', label: 'terms', items: [doc('terms/service')] },
  ]);
});
