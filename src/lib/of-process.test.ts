import { expect, it, vi } from 'vitest';

it('is one value for all instances of a module', async () => {
  const make = vi.fn(() => new Map<string, number>());
  const first = (await import('./of-process')).ofProcess('test', make);
  vi.resetModules();
  const second = (await import('./of-process')).ofProcess('test', make);
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});
