import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { failWith } from '../../lib/diagnostic';

/** Ends the build where KaTeX cannot read a formula; rehype-katex itself only leaves a message. */
export default function rehypeMathErrors() {
  return (_tree: Root, file: VFile): void => {
    const problems = file.messages
      .filter(({ source }) => source === 'rehype-katex')
      .map(({ reason, line, cause }) => ({ message: `maths: ${cause instanceof Error ? cause.message : reason}`, line: line ?? 1 }));
    failWith(file, problems, 'maths');
  };
}
