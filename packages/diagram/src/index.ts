/** The compiler of diagrams: YAML in, two SVG drawings out. The README has the format. */
export { compileDiagram } from './compile';
export { parseDiagram, type Problem } from './parse';
