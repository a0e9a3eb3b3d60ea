/** The identity of a block for its proof: what is executed and what is claimed about it, not where it stands. */
import { createHash } from 'node:crypto';
import type { Block } from './model';

/** One form for what means the same: line ends, blanks at the end of lines, empty lines around. */
export const normalise = (text: string): string => text.replace(/[ \t\r]+$/gm, '').replace(/^\n+|\n+$/g, '');

/** @returns 16 hexadecimal characters; equal for blocks that a run treats alike, wherever they stand */
export function blockHash({ info, text, outputs }: Block): string {
  const { execution } = info;
  const claim =
    execution.mode === 'run'
      ? {
          fails: execution.fails ?? '',
          prints: outputs.map((output) => normalise(output.text)),
          ...(execution.eventually ? { eventually: true } : {}),
        }
      : {};
  const parts = [info.language, info.save ? (info.title ?? '') : '', normalise(text), claim];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
