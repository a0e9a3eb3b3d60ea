import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '../site/limits';

const src = path.join(__dirname, '..');

/** The smallest phone. At this width the parts of the navbar move closer together. */
const SMALLEST_PX = 360;

/** CSS doesn't allow variables in media queries, so the widths of `site/limits.ts` are repeated there and compared here. */
const ALLOWED = [limits.mobileBreakpointPx, limits.snippetBreakpointPx, SMALLEST_PX];

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const widths = sheets.flatMap((file) =>
  [...readFileSync(path.join(src, file), 'utf8').matchAll(/@media[^{]*width[^{]*?(\d+)px/g)].map(
    (match) => [file, Number(match[1])] as const,
  ),
);

describe('breakpoints', () => {
  it('are found in the style sheets', () => {
    expect(widths.length).toBeGreaterThan(3);
  });

  it.each(widths)('%s changes at one of the known widths: %d px', (_file, width) => {
    expect(ALLOWED).toContain(width);
  });
});
