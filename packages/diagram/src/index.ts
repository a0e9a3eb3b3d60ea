/** The diagram compiler turns YAML into two SVG drawings. The README describes the YAML format. */
export { compileDiagram } from './compile';
export { parseDiagram, type Problem } from './parse';
