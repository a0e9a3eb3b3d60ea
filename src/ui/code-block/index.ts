export { CodeBlock } from './CodeBlock';
export { ProofMark, type ProofMarkProps } from './ProofMark';
