import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { inOrder } from './plugin';

/** Runs the plugins as the framework does: all at once. */
async function build(plugins: ReturnType<typeof inOrder>): Promise<void> {
  const made = plugins.map(([make]) => make({} as LoadContext));
  await Promise.all(made.map(async (plugin) => plugin.postBuild?.({} as Parameters<NonNullable<Plugin['postBuild']>>[0])));
}

describe('inOrder', () => {
  it('lets each plugin end before the next one begins', async () => {
    const steps: string[] = [];
    const plugin = (name: string, turns: number) => (): Plugin => ({
      name,
      async postBuild() {
        steps.push(`${name} begins`);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        steps.push(`${name} ends`);
      },
    });
    await build(inOrder([plugin('slow', 9), () => ({ name: 'idle' }), plugin('quick', 0)]));
    expect(steps).toEqual(['slow begins', 'slow ends', 'quick begins', 'quick ends']);
  });

  it('ends with the first failure', async () => {
    const failing = (): Plugin => ({
      name: 'failing',
      postBuild: () => {
        throw new Error('no page');
      },
    });
    let hasBegun = false;
    const next = (): Plugin => ({
      name: 'next',
      postBuild: () => {
        hasBegun = true;
      },
    });
    await expect(build(inOrder([failing, next]))).rejects.toThrow('no page');
    expect(hasBegun).toBe(false);
  });
});
