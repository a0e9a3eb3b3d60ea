import { expect, it } from 'vitest';
import { Progress } from './progress';

function shown(isTTY: boolean, files: number): string[] {
  const written: string[] = [];
  const progress = new Progress({ isTTY, write: (text) => written.push(text) }, { files, bytes: files * 1e6 });
  for (let file = 0; file < files; file += 1) progress.done('assets', 1e6);
  progress.end();
  return written;
}

it('writes over one line on a terminal', () => {
  expect(shown(true, 2)).toEqual([
    '\r\u001B[Kdeploy: 1 of 2 uploaded, 1.0 MB of 2.0 MB (assets)',
    '\r\u001B[Kdeploy: 2 of 2 uploaded, 2.0 MB of 2.0 MB (assets)',
    '\n',
  ]);
});

it.for([
  [3, 3],
  [10, 10],
  [877, 10],
])('writes lines without control characters elsewhere: of %i files %i', ([files = 0, lines = 0]) => {
  const written = shown(false, files);
  expect(written).toHaveLength(lines);
  expect(written.every((line) => /^deploy: [\x20-\x7E]+\n$/.test(line))).toBe(true);
  expect(written.at(-1)).toContain(`${files} of ${files}`);
});
