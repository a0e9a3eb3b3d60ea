import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Module from './newer-version';

const OWN = '/assets/js/runtime~main.1.js /assets/js/main.1.js';
const page = (scripts: string): string => `<script data-scripts="${scripts}" data-chunks="">…</script>`;
const NEWER = page('/assets/js/runtime~main.2.js /assets/js/main.2.js');

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const reload = vi.fn();
let stored: Map<string, string>;
let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let reloadIfOutdated: typeof Module.reloadIfOutdated;
let takeTyped: typeof Module.takeTyped;
/** The listener that runs when the reader leaves the page. */
let onPageHide: () => void;

beforeEach(async () => {
  vi.resetModules();
  ({ reloadIfOutdated, takeTyped } = await import('./newer-version'));
  stored = new Map();
  vi.stubGlobal('addEventListener', (_name: string, act: () => void) => (onPageHide = act));
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { scripts: OWN } }) });
  vi.stubGlobal('location', { href: 'https://docs.example.com/guides', reload });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(new Response(NEWER));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('reloadIfOutdated', () => {
  it('reloads where the host has another version, and keeps what was typed for once', async () => {
    expect(await reloadIfOutdated(() => 'object lock')).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]).toMatchObject(['https://docs.example.com/guides', { cache: 'no-store' }]);
    onPageHide();
    expect([takeTyped(), takeTyped()]).toEqual(['object lock', null]);
  });

  it('keeps typed text up to the end, and requests and reloads once for all callers', async () => {
    let text = 'o';
    const asked = [reloadIfOutdated(() => text), reloadIfOutdated(() => 'second')];
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect(await reloadIfOutdated(() => 'third')).toBe(true);
    text = 'object';
    onPageHide();
    expect([fetched.mock.calls.length, reload.mock.calls.length, takeTyped()]).toEqual([1, 1, 'object']);
  });

  it.each([[''], [null]])('keeps an open search without text, and no search: %j', async (text) => {
    await reloadIfOutdated(() => text);
    onPageHide();
    expect(takeTyped()).toBe(text);
  });

  it('leaves a version once only', async () => {
    await reloadIfOutdated(() => null);
    vi.resetModules();
    fetched.mockResolvedValue(new Response(NEWER));
    expect(await (await import('./newer-version')).reloadIfOutdated(() => null)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void]>([
    ['the host has this version', () => fetched.mockResolvedValue(new Response(page(OWN)))],
    ['a network answers in its place', () => fetched.mockResolvedValue(new Response('<title>Sign in</title>'))],
    ['there is no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the host is silent', () => fetched.mockRejectedValue(new DOMException('', 'TimeoutError'))],
    ['the page has no application', () => vi.stubGlobal('document', { querySelector: () => null })],
    [
      'storage is full',
      () => {
        storage.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'storage is forbidden',
      () => {
        storage.getItem = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      },
    ],
  ])('does not reload where %s', async (_case, prepare) => {
    prepare();
    expect(await reloadIfOutdated(() => 'x')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('returns no typed text if storage is denied', () => {
  storage.getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(takeTyped()).toBeNull();
});
