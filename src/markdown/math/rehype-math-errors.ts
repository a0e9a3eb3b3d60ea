import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { failWith } from '../../lib/diagnostic';

/** Fails the build if KaTeX can't read a formula. On its own, rehype-katex only adds a message. */
export default function rehypeMathErrors() {
  return (_tree: Root, file: VFile): void => {
    const problems = file.messages
      .filter(({ source }) => source === 'rehype-katex')
      .map(({ reason, line, cause }) => ({ message: `math: ${cause instanceof Error ? cause.message : reason}`, line: line ?? 1 }));
    failWith(file, problems, 'maths');
  };
}
