import { escapeContent } from '../../lib/escape';
import type { LineRange } from '../../lib/info-string';
import type { Run } from './runs';

function runToHtml({ text, style }: Run): string {
  return style === undefined ? escapeContent(text) : `<span class="x-${style}">${escapeContent(text)}</span>`;
}

/** Splits at line ends; each line keeps its line end, so that the text stays the same. */
function toLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const text of run.text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ ...run, text });
      if (text.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

/**
 * HTML of the runs: one `span.x-<style>` a run, highlighted lines in `span.x-line`.
 *
 * @param highlight lines to highlight, from 1; a line beyond the end throws a RangeError
 */
export function toHtml(runs: readonly Run[], highlight: readonly LineRange[]): string {
  if (highlight.length === 0) return runs.map(runToHtml).join('');
  const lines = toLines(runs);
  const beyond = highlight.find(({ last }) => last > lines.length);
  if (beyond) throw new RangeError(`line ${beyond.last} cannot be highlighted, the block has ${lines.length} lines`);
  const isHighlighted = (line: number): boolean => highlight.some(({ first, last }) => line >= first && line <= last);
  return lines
    .map((line, index) => {
      const html = line.map(runToHtml).join('');
      return isHighlighted(index + 1) ? `<span class="x-line">${html}</span>` : html;
    })
    .join('');
}
