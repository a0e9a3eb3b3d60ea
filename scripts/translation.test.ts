/** Tests that `npm run translation` explains its usage. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function run(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/translation.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}
const USAGE = 'npm run translation -- <command>';

describe('npm run translation', () => {
  it.each([[['--help']], [['-h']], [['status', '--help']]])('prints how it is called: %s', (args) => {
    const { status, out, err } = run(...args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(USAGE);
  });

  it.each([
    ['an unknown command', ['stauts'], 'stauts'],
    ['no command', [], 'Missing arguments'],
    ['an unknown option', ['status', '--jsno'], '--jsno'],
    ['an option without its value', ['status', '--locale'], '--locale'],
  ])('refuses %s, and says what is expected', (_case, args, named) => {
    const { status, out, err } = run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(named);
    expect(err).toContain(USAGE);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['an unknown language', ['status', '--locale', 'xx'], 'xx'],
    ['an unknown page', ['diff', 'guides/none'], 'guides/none'],
    ['no page', ['diff'], 'missing page'],
  ])('refuses %s', (_case, args, named) => {
    const { status, err } = run(...args);
    expect(status).toBe(2);
    expect(err).toContain(named);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
