/** The id that connects a block on a page with its proof in the evidence file. */
import { createHash } from 'node:crypto';
import type { Block } from './model';

/** Normalizes equivalent texts: line endings, spaces at the end of lines, empty lines at the beginning and end. */
const normalise = (text: string): string => text.replace(/[ \t\r]+$/gm, '').replace(/^\n+|\n+$/g, '');

/**
 * A hash of the executed text and of what the page claims about it: language, file name of a saved block, source text without variables
 * filled in, expected error and outputs, and whether a success proves nothing; for an access table, also the policies that it tests. A
 * block that is moved, translated or built under another brand keeps its id. A block that changes gets another id, and therefore has no
 * proof.
 *
 * @returns 16 hexadecimal characters, unique within a page except for blocks that a run treats alike
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
