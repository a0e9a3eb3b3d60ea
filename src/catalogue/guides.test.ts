import { describe, expect, it } from 'vitest';
import { guides, isGuide, type GuideSource } from './guides';

const page = (id: string, frontMatter: Record<string, unknown>): GuideSource => ({
  id,
  title: id.replace('integrations/', ''),
  description: `About ${id}.`,
  permalink: `/${id}`,
  source: `docs/${id}.md`,
  frontMatter,
});

describe('isGuide', () => {
  it.each([
    ['integrations/rclone', true],
    ['integrations/index', false],
    ['integrations/any-program', false],
    ['guides/object-lock', false],
  ])('%s: %s', (id, expected) => {
    expect(isGuide({ id })).toBe(expected);
  });
});

describe('guides', () => {
  it('lists guides by title, labels in the order of the taxonomy', () => {
    const list = guides([
      page('integrations/veeam', { category: 'backup', labels: ['windows', 'immutability'] }),
      page('guides/object-lock', {}),
      page('integrations/Kopia', { category: 'backup' }),
    ]);
    expect(list.map(({ title, labels }) => [title, labels])).toEqual([
      ['Kopia', []],
      ['veeam', ['immutability', 'windows']],
    ]);
  });

  it.each([
    [
      'no category',
      {},
      'docs/integrations/x.md: front matter "category": expected one of backup, sync, nas, mount, cdn, app, sdk; found undefined',
    ],
    ['an unknown category', { category: 'tools' }, 'found "tools"'],
    ['an unknown label', { category: 'sdk', labels: ['fast'] }, 'docs/integrations/x.md: front matter "labels"'],
    ['labels that are no list', { category: 'sdk', labels: 'gui' }, 'found "gui"'],
  ])('refuses %s', (_case, frontMatter, message) => {
    expect(() => guides([page('integrations/x', frontMatter)])).toThrow(message);
  });
});
