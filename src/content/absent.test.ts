import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyFeature, type Feature } from '../site/features';
import { absentPages, instancesOf, sidebarFile } from './absent';

const files: Readonly<Record<string, string>> = {
  'docs/guides/object-lock.md': '---\ntitle: Lock\nneeds: objectLock\n---\n',
  'docs/guides/cors.md': '---\ntitle: CORS\n---\n',
  'composer/swarms/quickstart.md': '---\ntitle: Quickstart\n---\n',
  'composer/tenants/locks.md': '---\ntitle: Locks\nneeds: objectLock\n---\n',
};
const sidebar = {
  home: [
    'guides/cors',
    { type: 'category', items: ['guides/object-lock'] },
    { type: 'category', items: [{ type: 'doc', id: 'guides/object-lock' }, 'guides/cors'] },
    { type: 'link', href: '/composer/swarms/quickstart#planner' },
  ],
};

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'absent-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
});
afterAll(() => rmSync(siteDir, { recursive: true }));

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
