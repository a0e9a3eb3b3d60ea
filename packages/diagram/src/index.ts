/** The diagram compiler turns YAML into two SVG drawings. The README describes the YAML format. */
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { narrowScene } from './narrow';
import { diagramSchema, type Diagram } from './schema';
import { toSvg } from './svg';
import { wideScene } from './wide';

/** A problem in the YAML. */
export interface Problem {
  /** What was expected and what was found. */
  readonly message: string;
  /** Line number in the YAML, starting at 1. */
  readonly line: number;
}

/** Either the diagram or its problems, but never both. */
export type Parsed =
  { readonly diagram: Diagram; readonly problems: readonly [] } | { readonly diagram?: undefined; readonly problems: readonly Problem[] };

type Path = readonly (string | number)[];

/** Returns the line of the node at `path`, or of its nearest existing ancestor. */
function lineAt(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Formats a path for readers, with indexes starting at 1. Example: `lanes[2].items[1].label`. */
const spell = (path: Path): string => path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`)).join('');

/** Parses and checks the YAML in a `diagram` block. Reports every problem with its line number. */
export function parseDiagram(yaml: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return { problems: document.errors.map(({ message, pos }) => ({ message: `diagram: ${message}`, line: lines.linePos(pos[0]).line })) };
  }
  const { data: diagram, error } = diagramSchema.safeParse(document.toJS());
  if (diagram) return { diagram, problems: [] };
  const problems = error.issues.map(({ code, message, path }) => {
    const hint = code === 'unrecognized_keys' ? '; put text that contains a comma or ": " in quotes' : '';
    const place = spell(path as Path).replace(/^\./, '');
    return { message: `diagram: ${place}${place && ': '}${message}${hint}`, line: lineAt(document, lines, path as Path) };
  });
  return { problems };
}

/** Figure widths in px at which a wide drawing can be shown. The site's style sheet has a rule for each width. */
const THRESHOLDS = [320, 400, 480, 560] as const;

/** Minimum scale of the wide drawing. Below this scale, the narrow drawing replaces it. */
const SMALLEST_SCALE = 0.85;

/**
 * @param id diagram id, which must be unique on the page
 * @returns HTML of both drawings, one of which the style sheet shows, and the minimum figure width in px for the wide one
 */
export function compileDiagram(diagram: Diagram, id: string): { html: string; wideFrom: number } {
  const wide = wideScene(diagram);
  const least = wide.width * SMALLEST_SCALE;
  return {
    html: toSvg(wide, 'wide', diagram, id) + toSvg(narrowScene(diagram), 'narrow', diagram, id),
    wideFrom: THRESHOLDS.find((threshold) => threshold >= least) ?? 560,
  };
}
