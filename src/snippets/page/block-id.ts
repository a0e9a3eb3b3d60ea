/** Calculates the id that connects a block on a page with its proof in the evidence file. */
import { createHash } from 'node:crypto';
import type { Block } from './model';

/** Normalizes line endings, trailing spaces, and empty lines at the beginning and end, so that equivalent texts are equal. */
const normalise = (text: string): string => text.replace(/[ \t\r]+$/gm, '').replace(/^\n+|\n+$/g, '');

/**
 * Returns a hash of the executed text and of what the page claims about it: language, file name of a saved block, source text without
 * variables filled in, expected error and outputs, and whether a success doesn't prove anything. For an access table, it also includes the
 * policies that the table tests. A block that's moved, translated, or built for another brand keeps its id. A changed block gets a new id,
 * and therefore has no proof.
 *
 * @returns 16 hexadecimal characters, which are unique within a page unless a run treats two blocks identically
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
