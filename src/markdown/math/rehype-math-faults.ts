import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { failWith } from '../../lib/page-faults';

/** Ends the build where KaTeX cannot read a formula; rehype-katex itself only leaves a message. */
export default function rehypeMathFaults() {
  return (_tree: Root, file: VFile): void => {
    const faults = file.messages
      .filter(({ source }) => source === 'rehype-katex')
      .map(({ reason, line, cause }) => ({ message: `maths: ${cause instanceof Error ? cause.message : reason}`, line: line ?? 1 }));
    failWith(file, faults, 'maths');
  };
}
