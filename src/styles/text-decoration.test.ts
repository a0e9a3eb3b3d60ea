import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const src = path.join(__dirname, '..');

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const decorations = sheets.flatMap((file) =>
  [...readFileSync(path.join(src, file), 'utf8').matchAll(/text-decoration:\s*([^;]+);/g)].map((match) => [file, match[1] ?? ''] as const),
);

describe('text-decoration', () => {
  it('is found in the style sheets', () => {
    expect(decorations.length).toBeGreaterThan(3);
  });

  // Safari doesn't support more in the shorthand, and its prefixed form doesn't work with variables, so underlines would disappear there.
  it.each(decorations)('%s: "%s" sets only the line; style, color and thickness have separate properties', (_file, value) => {
    expect(value).toMatch(/^(?:none|underline|line-through)$/);
  });
});
