export { CodeBlock } from './CodeBlock';
export { CodeWithValues } from './CodeWithValues';
export { CopyValue } from './CopyValue';
export { ProofMark, type ProofMarkProps } from './ProofMark';
