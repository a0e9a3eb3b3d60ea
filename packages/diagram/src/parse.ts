import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { check, type Contradiction } from './check';
import { diagramSchema, type Diagram } from './schema';

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

type Path = Contradiction['path'];

/** Returns the line of the node at `path`, or of its nearest existing ancestor. */
function lineAt(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Formats a path for readers, with indexes starting at 1. Example: `lanes[2].items[1].label`. */
function spell(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

function toContradiction({ code, message, path }: z.core.$ZodIssue): Contradiction {
  const hint = code === 'unrecognized_keys' ? '; put text that contains a comma or ": " in quotes' : '';
  return { path: path as Path, message: message + hint };
}

/** Parses and checks the YAML in a `diagram` block. Reports every problem with its line number. */
export function parseDiagram(yaml: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return { problems: document.errors.map(({ message, pos }) => ({ message: `diagram: ${message}`, line: lines.linePos(pos[0]).line })) };
  }
  const result = diagramSchema.safeParse(document.toJS());
  const issues: Contradiction[] = result.success ? check(result.data) : result.error.issues.map(toContradiction);
  if (result.success && issues.length === 0) return { diagram: result.data, problems: [] };
  return {
    problems: issues.map(({ path, message }) => ({
      message: `diagram: ${[spell(path), message].filter(Boolean).join(': ')}`,
      line: lineAt(document, lines, path),
    })),
  };
}
