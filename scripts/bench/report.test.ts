import { describe, expect, it } from 'vitest';
import { median } from './median';
import { report } from './report';
import type { Measured } from './run';
import { blockedMs, type Visit } from './visit';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[], NaN],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle));
});

describe('blockedMs', () => {
  const task = (start: number, ms: number) => ({ start, end: start + ms });
  it.each([
    ['no task', [], 0],
    ['what goes beyond 50 ms', [task(200, 80), task(400, 51)], 31],
    ['nothing of a short rest of a task that began before', [task(0, 140)], 0],
    ['the rest of a task that began before', [task(0, 180)], 30],
  ])('counts %s', (_, tasks, ms) => expect(blockedMs({ tasks }, 100)).toBe(ms));
});

it('shows medians, and a dash for what a site does not have', () => {
  const visit: Visit = {
    fcpMs: 1_400,
    lcpMs: 1_500.4,
    blockedMs: 0,
    bytes: 54_321,
    requests: 11,
    shift: 0,
    readBytes: 60_000,
    readRequests: 12,
    blockedAfterTouchMs: 3,
    htmlBytes: 9_000,
    blocking: [{ path: '/a.css', bytes: 2_000 }],
  };
  const site: Measured = {
    visits: { 'S3 API': [visit, { ...visit, fcpMs: 1_600 }, { ...visit, fcpMs: 1_500 }] },
    searches: [],
    afterRestMs: [100, 300, 200],
    coldMs: [1, 2, 3],
    memory: { firstBytes: 10_000_000, lastBytes: 12_000_000 },
  };
  const markdown = report({
    kind: 'emulated',
    link: { roundTripMs: 562.5, downKbit: 1_474.56, upKbit: 675 },
    compared: [{ name: 'peer', title: 'Peer', folder: '', notes: 'none', build: { cpuSeconds: 12.3, seconds: 9 } }],
    run: { browser: '150', load: { before: 0.5, after: 0.6, cores: 4 }, sites: { peer: site } },
    builds: {
      today: { cpuSeconds: 40, seconds: 30, pages: 270 },
      tenfold: { cpuSeconds: 390, seconds: 300, pages: 2_700 },
      writerMs: 812.3,
    },
  });
  expect(markdown).toContain('| S3 API: Peer | 1,500 | 1,500 | 0 | 54.3 | 11 | 0 |');
  expect(markdown).toContain('| S3 API: Peer | 60.0 | 12 | 3 | 9.0 | 2.0 | `/a.css` 2.0 |');
  expect(markdown).toContain('| Peer | – | – | – | – | 200 | 2 | 10.0 → 12.0 | no, grew by 20 % |');
  expect(markdown).toContain('| ours, ten times the pages: 2,700 HTML files | 390 |');
  expect(markdown).toContain('after 812 ms');
  expect(markdown).toContain('Chromium emulates the network');
});
