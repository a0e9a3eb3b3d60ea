export { CodeBlock } from './CodeBlock';
export { CodeWithValues } from './CodeWithValues';
export { ProofMark, type ProofMarkProps } from './ProofMark';
