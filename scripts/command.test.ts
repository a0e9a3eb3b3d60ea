import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './command';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it.each([
  ['missing', [], 'new: Missing arguments\n\nUSAGE'],
  ['one too many', ['guide', 'my', 'page'], 'new: Unexpected argument page: put a name with spaces in quotation marks\n\nUSAGE'],
  ['an unknown option', ['guide', '--force'], expect.stringContaining("Unknown option '--force'")],
])('arguments: %s', async (_, given, message) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const work = vi.fn();
  process.argv = [...argv.slice(0, 2), ...given];
  await runCommand('new', 'USAGE', {}, work, { most: 2 });
  expect(errors.mock.calls).toEqual([[message]]);
  expect(work).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(2);
});

it('arguments that fit reach the command', async () => {
  const work = vi.fn();
  process.argv = [...argv.slice(0, 2), 'guide', 'my page'];
  await runCommand('new', 'USAGE', {}, work, { most: 2 });
  expect(work).toHaveBeenCalledWith(['guide', 'my page'], expect.anything());
});
