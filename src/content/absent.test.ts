import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyFeature, type Feature } from '../site/features';
import { absentPages, instancesOf, sidebarFile } from './absent';
import { projectWith } from './testing/project';

const siteDir = projectWith({
  'docs/guides/object-lock.md': '---\ntitle: Lock\nneeds: objectLock\n---\n',
  'docs/guides/cors.md': '---\ntitle: CORS\n---\n',
  'composer/swarms/quickstart.md': '---\ntitle: Quickstart\n---\n',
  'composer/tenants/locks.md': '---\ntitle: Locks\nneeds: objectLock\n---\n',
});
const sidebar = {
  home: [
    'guides/cors',
    { type: 'category', items: ['guides/object-lock'] },
    { type: 'category', items: [{ type: 'doc', id: 'guides/object-lock' }, 'guides/cors'] },
    { type: 'link', href: '/composer/swarms/quickstart#planner' },
  ],
};

const without = (...lacking: Feature[]) => new Set([...everyFeature].filter((name) => !lacking.includes(name)));

describe('pages of a service that lacks features', () => {
  it.each<[string, Feature[], string[], string[]]>([
    ['nothing', [], [], ['home', 'composer']],
    ['Object Lock', ['objectLock'], ['/guides/object-lock', '/composer/tenants/locks'], ['home', 'composer']],
    ['the composer', ['composer'], ['/composer/swarms/quickstart', '/composer/tenants/locks'], ['home']],
    ['a value', ['durability'], [], ['home', 'composer']],
  ])('lacks the pages about %s', (_case, lacking, routes, instances) => {
    expect(absentPages(without(...lacking), { siteDir }).map(({ route }) => route)).toEqual(routes);
    expect(instancesOf(without(...lacking)).map(({ id }) => id)).toEqual(instances);
  });

  it('reads the sidebar of the repository if all pages are there', () => {
    expect(sidebarFile(siteDir, { id: 'home', folder: 'docs' }, sidebar, [])).toBe('./docs/sidebar.ts');
  });

  it('removes pages, links to them, and empty categories from a sidebar', () => {
    const absent = absentPages(without('objectLock', 'composer'), { siteDir });
    const file = sidebarFile(siteDir, { id: 'home', folder: 'docs' }, sidebar, absent);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ home: ['guides/cors', { type: 'category', items: ['guides/cors'] }] });
  });
});
