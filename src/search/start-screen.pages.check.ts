import type { AllContent } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { popularTasks } from '../site/popular-tasks';
import { startScreen } from './start-screen';

const doc = (id: string, route: string): object => ({ id, title: `Title of ${id}`, permalink: route + id, frontMatter: {} });
const item = (id: string): object => ({ type: 'doc', id });

/** Creates loaded content with the pages for the popular tasks, except for those in `left`. */
function contentOf(...left: string[]): AllContent {
  const docsOf = (instance: string, route: string): object[] =>
    popularTasks.filter((task) => task.instance === instance && !left.includes(task.page)).map(({ page }) => doc(page, route));
  const guides = { type: 'category', label: 'Guides', items: [item('guides/iam-policy'), item('guides/object-lock')] };
  const inner = { type: 'category', label: 'Backup', items: [item('guides/object-lock'), item('guides/presigned-urls')] };
  const tools = {
    type: 'category',
    label: 'Tools',
    items: ['a', 'b'].map((label) => ({ type: 'link', label, href: `/guides/iam-policy#${label}` })),
  };
  const sidebars = { home: [guides, tools, { type: 'category', label: 'Integrations', items: [inner] }] };
  return {
    'docusaurus-plugin-content-docs': {
      home: { loadedVersions: [{ docs: docsOf('home', '/'), sidebars }] },
      composer: { loadedVersions: [{ docs: docsOf('composer', '/composer/'), sidebars: {} }] },
    },
  };
}

const site = { siteDir: process.cwd(), locale: 'it', baseUrl: '/it/' };

describe('startScreen', () => {
  it('names tasks by the page, or by its heading in the language', () => {
    const { tasks } = startScreen({ ...site, allContent: contentOf() });
    expect(tasks).toHaveLength(popularTasks.length);
    expect(tasks).toContainEqual({ title: 'Title of getting-started/quickstart', url: '/getting-started/quickstart' });
    expect(tasks).toContainEqual({ title: 'Creare un bucket', url: '/guides/buckets-and-objects#create' });
  });

  it('lists the categories that contain pages or links', () => {
    const { sections } = startScreen({ ...site, allContent: contentOf() });
    expect(sections.map(({ label, pages }) => [label, pages.map(({ url }) => url)])).toEqual([
      ['Guides', ['/guides/iam-policy', '/guides/object-lock']],
      ['Tools', ['/it/guides/iam-policy#a', '/it/guides/iam-policy#b']],
      ['Backup', ['/guides/object-lock', '/guides/presigned-urls']],
    ]);
  });

  it('refuses a task whose page is gone', () => {
    expect(() => startScreen({ ...site, allContent: contentOf('guides/object-lock') })).toThrow(
      'src/site/popular-tasks.ts: there is no guides/object-lock#enable in home',
    );
  });
});
