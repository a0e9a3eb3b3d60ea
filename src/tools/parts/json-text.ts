/** Pure functions that parse pasted JSON and return its value, the line of each part, and the first problem. */
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** Path of a part: property names and list positions, from the outermost to the innermost. */
export type JsonPath = readonly (string | number)[];

/** Codes for the parser's errors. All others are characters or escape sequences that a string can't contain. */
const CODES = {
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
} as const;
const isListed = (name: string): name is keyof typeof CODES => Object.hasOwn(CODES, name);

/** Reason why text isn't valid JSON. `duplicate` is valid JSON, but a later value hides an earlier one. */
export interface JsonFault {
  readonly code: (typeof CODES)[keyof typeof CODES] | 'string' | 'empty' | 'long' | 'deep' | 'bom' | 'duplicate';
  /** 1-based line number. */
  readonly line: number;
  /** Name of the duplicate property. */
  readonly name?: string;
}

export interface JsonText {
  readonly value: unknown;
  /** Returns the 1-based line of the part at a path, or of its nearest existing parent. */
  readonly lineOf: (path: JsonPath) => number;
}

export type JsonReading =
  { readonly json: JsonText; readonly fault?: undefined } | { readonly fault: JsonFault; readonly json?: undefined };

/** Maximum text length that still allows an immediate response to every keystroke, and maximum nesting depth that the parser can handle. */
const [LONGEST, DEEPEST] = [1_000_000, 100];
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Returns a function that finds the 1-based line of a position in a text, fast enough for many positions. */
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

/** Returns the position where brackets are nested too deeply, or undefined if they aren't. */
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

/** Returns the part at a path, or its nearest existing parent. */
function nodeAt(root: Node, path: JsonPath): Node {
  const found = findNodeAtLocation(root, [...path]);
  return found ?? (path.length === 0 ? root : nodeAt(root, path.slice(0, -1)));
}

/** @param text JSON as defined in RFC 8259, without comments or trailing commas */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { fault: { code: 'empty', line: 1 } };
  if (text.length > LONGEST) return { fault: { code: 'long', line: 1 } };
  if (text.startsWith(BYTE_ORDER_MARK)) return { fault: { code: 'bom', line: 1 } };
  const lineAt = linesOf(text);
  const deep = deepAt(text);
  if (deep !== undefined) return { fault: { code: 'deep', line: lineAt(deep) } };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const name = printParseErrorCode(error.error);
    return { fault: { code: isListed(name) ? CODES[name] : 'string', line: lineAt(error.offset) } };
  }
  if (!root) return { fault: { code: 'value', line: 1 } };
  const duplicate = duplicateIn(root);
  if (duplicate) return { fault: { code: 'duplicate', line: lineAt(duplicate.offset), name: String(duplicate.value) } };
  return { json: { value: getNodeValue(root) as unknown, lineOf: (path) => lineAt(nodeAt(root, path).offset) } };
}
