import { describe, expect, it } from 'vitest';
import { everyFeature } from '../site/features';
import { guides, isGuide, newestChange, type GuideSource } from './guides';

const NEWEST = '2026-11-22';
const check = { how: 'read', versions: ['X 1'], date: '2026-11-21' };

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
    const list = guides(
      [
        page('integrations/veeam', { category: 'backup', labels: ['windows', 'immutability'], check }),
        page('guides/object-lock', {}),
        page('integrations/Kopia', { category: 'backup', check: { ...check, date: new Date('2024-06-30') } }),
      ],
      NEWEST,
      everyFeature,
    );
    expect(list.map(({ title, labels, check: { date }, isOld }) => [title, labels, date, isOld])).toEqual([
      ['Kopia', [], '2024-06-30', true],
      ['veeam', ['immutability', 'windows'], '2026-11-21', false],
    ]);
  });

  it('labels nothing with what the service lacks', () => {
    const veeam = page('integrations/veeam', { category: 'backup', labels: ['windows', 'immutability'], check });
    expect(guides([veeam], NEWEST, new Set())[0]?.labels).toEqual(['windows']);
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
    ['aliases that are no list', { category: 'sdk', aliases: 'CloudBerry' }, '"aliases": expected a list of other names'],
    ['an unknown label', { category: 'sdk', labels: ['cli'], check }, '"labels": expected some of immutability, command-line'],
    ['no check', { category: 'sdk' }, 'docs/integrations/x.md: front matter "check": expected how, versions, date'],
    [
      'an unknown how',
      { category: 'sdk', check: { ...check, how: 'tried' } },
      '"check.how": expected one of run, read, none; found "tried"',
    ],
    ['no versions', { category: 'sdk', check: { ...check, versions: [] } }, '"check.versions": expected a list of programs'],
    [
      'a date that is none',
      { category: 'sdk', check: { ...check, date: 'May' } },
      '"check.date": expected a day such as 2026-11-22; found "May"',
    ],
    ['a run without its server', { category: 'sdk', check: { ...check, how: 'run' } }, '"check.server": expected the server that'],
    ['a server without a run', { category: 'sdk', check: { ...check, server: 'Ceph 20.2' } }, '"check.server"'],
    ['another key', { category: 'sdk', check: { ...check, by: 'me' } }, '"check": expected how, versions, date'],
  ])('refuses %s', (_case, frontMatter, message) => {
    expect(() => guides([page('integrations/x', frontMatter)], NEWEST, everyFeature)).toThrow(message);
  });
});

it('newestChange is the day of the page that changed last', () => {
  expect(
    newestChange([{ lastUpdatedAt: Date.UTC(2026, 5, 30, 23) }, { lastUpdatedAt: undefined }, { lastUpdatedAt: Date.UTC(2025, 0, 1) }]),
  ).toBe('2026-06-30');
});
