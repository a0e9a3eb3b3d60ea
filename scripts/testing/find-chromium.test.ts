import { describe, expect, it } from 'vitest';
import { ensureChromium, findChromium, type Machine } from './find-chromium';

const PLAYWRIGHT = '/home/me/.cache/ms-playwright/chrome';

/** A fake machine with these programs. `installs` maps a command to the program that it installs. */
function machine(
  programs: readonly string[],
  extra: { env?: Record<string, string>; isRoot?: boolean; installs?: Record<string, string>; broken?: string } = {},
): Machine & { ran: string[] } {
  const there = new Set(programs);
  const ran: string[] = [];
  return {
    ran,
    env: extra.env ?? {},
    exists: (path) => there.has(path),
    starts: (path) => there.has(path) && path !== extra.broken,
    playwrightPath: PLAYWRIGHT,
    isRoot: extra.isRoot ?? false,
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const brought = Object.entries(extra.installs ?? {}).find(([part]) => line.includes(part))?.[1];
      if (brought !== undefined) there.add(brought);
      return brought !== undefined;
    },
  };
}

describe('findChromium', () => {
  it.each([
    ['CHROMIUM_PATH first', ['/mine', '/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/mine' } }, '/mine'],
    ["the distribution's before Chrome", ['/usr/bin/google-chrome', '/usr/bin/chromium', PLAYWRIGHT], {}, '/usr/bin/chromium'],
    ['one without windows', ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'], {}, '/usr/bin/chromium-headless-shell'],
    ["Chrome before Playwright's", ['/usr/bin/google-chrome', PLAYWRIGHT], {}, '/usr/bin/google-chrome'],
    ["Playwright's last", [PLAYWRIGHT], {}, PLAYWRIGHT],
    ['one that starts', ['/usr/bin/chromium', PLAYWRIGHT], { broken: '/usr/bin/chromium' }, PLAYWRIGHT],
    ['none', ['/usr/bin/firefox'], {}, undefined],
  ])('takes %s', (_case, programs, extra, path) => {
    expect(findChromium(machine(programs, extra))?.path).toBe(path);
  });

  it('does not replace a wrong CHROMIUM_PATH', () => {
    expect(() => findChromium(machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone' } }))).toThrow(
      'CHROMIUM_PATH is /gone, but no such file exists',
    );
  });
});

describe('ensureChromium', () => {
  it('installs nothing when one is there', () => {
    const there = machine(['/usr/bin/chromium']);
    expect(ensureChromium(there).said).toBe('Chromium: found /usr/bin/chromium.');
    expect(there.ran).toEqual([]);
  });

  it("downloads Playwright's", () => {
    const bare = machine([], { installs: { 'playwright install --no-shell': PLAYWRIGHT } });
    expect(ensureChromium(bare).said).toBe(`Chromium: none was there; Playwright downloaded one to ${PLAYWRIGHT}.`);
  });

  it("takes Debian's package when the download fails", () => {
    const debian = machine(['/usr/bin/apt-get'], { isRoot: true, installs: { 'apt-get install': '/usr/bin/chromium-headless-shell' } });
    expect(ensureChromium(debian).path).toBe('/usr/bin/chromium-headless-shell');
    expect(debian.ran).toContain('apt-get update');
  });

  it('does not ask the package manager without the right to', () => {
    const user = machine(['/usr/bin/apt-get'], { installs: { 'apt-get install': '/usr/bin/chromium' } });
    expect(() => ensureChromium(user)).toThrow('Chromium isn’t installed, and installing it failed');
    expect(user.ran.filter((line) => line.startsWith('apt-get'))).toEqual([]);
  });
});
