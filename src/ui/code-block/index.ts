export { CodeBlock, CodeWithValues } from './CodeBlock';
export { CopyValue } from './copy';
export { ProofMark, type ProofMarkProps } from './ProofMark';
