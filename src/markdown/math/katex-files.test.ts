import { describe, expect, it } from 'vitest';
import { katexFiles } from './katex-files';

const { styleSheet, files } = katexFiles(process.cwd());

describe('katexFiles', () => {
  it('holds the style sheet under a path with the version', () => {
    expect(styleSheet).toMatch(/^assets\/katex-\d+\.\d+\.\d+\/katex\.css$/);
    expect(files.has(styleSheet)).toBe(true);
  });

  it('holds every font that the style sheet names, and names no other format', () => {
    const css = String(files.get(styleSheet));
    const named = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => styleSheet.replace('katex.css', file ?? ''));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });
});
