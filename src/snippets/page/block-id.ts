/** The id that joins a block of a page with its proof in the evidence file. */
import { createHash } from 'node:crypto';
import type { Block } from './model';

/** One form for what means the same: line ends, blanks at the end of lines, empty lines around. */
const normalise = (text: string): string => text.replace(/[ \t\r]+$/gm, '').replace(/^\n+|\n+$/g, '');

/**
 * A hash of what is executed and of what the page claims about it: language, file name of a saved block, source
 * text with variables not filled in, expected error and outputs, and whether a success proves nothing; of an access table the
 * policies that it tries. So a moved block keeps its id, as do its translation and the same page under another brand; a changed
 * block has another id, and with it no proof.
 *
 * @returns 16 hexadecimal characters, unique within a page but for blocks that a run treats alike
 */
export function blockId({ info, text, outputs, access }: Block): string {
  const { execution } = info;
  const claim =
    execution.mode === 'run'
      ? {
          fails: execution.fails ?? '',
          prints: outputs.map((output) => normalise(output.text)),
          ...(execution.eventually ? { eventually: true } : {}),
          ...(info.unproven === undefined ? {} : { unproven: true }),
          ...(outputs.some(({ answers }) => answers) ? { answers: true } : {}),
        }
      : {};
  const parts = [
    info.language,
    info.save ? (info.title ?? '') : '',
    normalise(text),
    claim,
    ...[...(access?.files.values() ?? [])].map(normalise),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
