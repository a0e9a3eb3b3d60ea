/** Pasted JSON: its value, the line of each part, and its problems. Pure functions. */
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** Names of properties and positions in lists, from the outermost. */
export type JsonPath = readonly (string | number)[];

/** Why a text isn't valid JSON. `duplicate` is valid JSON in which a value is hidden by a later one. */
export interface JsonFault {
  readonly code:
    | 'empty'
    | 'long'
    | 'deep'
    | 'bom'
    | 'value'
    | 'name'
    | 'colon'
    | 'comma'
    | 'brace'
    | 'bracket'
    | 'end'
    | 'string'
    | 'number'
    | 'symbol'
    | 'comment'
    | 'duplicate';
  /** Line number, starting at 1. */
  readonly line: number;
  /** Name of the duplicate property. */
  readonly name?: string;
}

export interface JsonText {
  readonly value: unknown;
  /** Line of the part at a path, or of the nearest parent if there is none. Starts at 1. */
  readonly lineOf: (path: JsonPath) => number;
}

export type JsonReading =
  { readonly json: JsonText; readonly fault?: undefined } | { readonly fault: JsonFault; readonly json?: undefined };

const CODES: Readonly<Record<string, JsonFault['code']>> = {
  PropertyNameExpected: 'name',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'brace',
  CloseBracketExpected: 'bracket',
  EndOfFileExpected: 'end',
  InvalidNumberFormat: 'number',
  UnexpectedEndOfNumber: 'number',
  InvalidSymbol: 'symbol',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
};

/** Maximum text length, so that every keystroke gets an immediate response, and maximum nesting depth that the parser can handle. */
const [LONGEST, DEEPEST] = [1_000_000, 100];
const BYTE_ORDER_MARK = '\u{FEFF}';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The same for many positions in one text. */
function linesOf(text: string): (offset: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index);
  return (offset) => {
    let [from, to] = [0, ends.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] ?? 0) < offset) from = middle + 1;
      else to = middle;
    }
    return from + 1;
  };
}

/** Position where brackets are nested too deeply; undefined if they aren't. */
function deepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:\\.|[^"\\\n])*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

function duplicateIn(node: Node): Node | undefined {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [key] = node.type === 'object' ? (child.children ?? []) : [];
    if (key && names.has(key.value)) return key;
    names.add(key?.value);
    const inner = duplicateIn(child);
    if (inner) return inner;
  }
  return undefined;
}

/** The nearest part at or above a path. */
function nodeAt(root: Node, path: JsonPath): Node {
  const found = findNodeAtLocation(root, [...path]);
  return found ?? (path.length === 0 ? root : nodeAt(root, path.slice(0, -1)));
}

/** @param text JSON as in RFC 8259: no comments, no trailing commas in lists */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { fault: { code: 'empty', line: 1 } };
  if (text.length > LONGEST) return { fault: { code: 'long', line: 1 } };
  if (text.startsWith(BYTE_ORDER_MARK)) return { fault: { code: 'bom', line: 1 } };
  const deep = deepAt(text);
  if (deep !== undefined) return { fault: { code: 'deep', line: lineAt(text, deep) } };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // All other errors are characters and escape sequences that a string can't contain.
  if (error) return { fault: { code: CODES[printParseErrorCode(error.error)] ?? 'string', line: lineAt(text, error.offset) } };
  if (!root) return { fault: { code: 'value', line: 1 } };
  const duplicate = duplicateIn(root);
  if (duplicate) return { fault: { code: 'duplicate', line: lineAt(text, duplicate.offset), name: String(duplicate.value) } };
  const lineOfOffset = linesOf(text);
  return { json: { value: getNodeValue(root) as unknown, lineOf: (path) => lineOfOffset(nodeAt(root, path).offset) } };
}
