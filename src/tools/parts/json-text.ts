/** Pasted JSON: its value, the line of each part, and what is wrong with it. Pure. */
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** Names of properties and places in lists, from the outermost. */
export type JsonPath = readonly (string | number)[];

/** Why a text is no JSON. `duplicate` is valid JSON whose first value nobody would see. */
export interface JsonFault {
  readonly code:
    'empty' | 'value' | 'name' | 'colon' | 'comma' | 'brace' | 'bracket' | 'end' | 'string' | 'number' | 'symbol' | 'comment' | 'duplicate';
  /** Counts from 1. */
  readonly line: number;
  /** Name of the property that stands twice. */
  readonly name?: string;
}

export interface JsonText {
  readonly value: unknown;
  /** Line of what stands at a path, of the nearest part around it where there is nothing. Counts from 1. */
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

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

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

/** @param text JSON as in RFC 8259: no comments, no comma at the end of a list */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { fault: { code: 'empty', line: 1 } };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  // What is not named are characters and escapes that a string may not hold.
  if (error) return { fault: { code: CODES[printParseErrorCode(error.error)] ?? 'string', line: lineAt(text, error.offset) } };
  if (!root) return { fault: { code: 'value', line: 1 } };
  const duplicate = duplicateIn(root);
  if (duplicate) return { fault: { code: 'duplicate', line: lineAt(text, duplicate.offset), name: String(duplicate.value) } };
  return { json: { value: getNodeValue(root) as unknown, lineOf: (path) => lineAt(text, nodeAt(root, path).offset) } };
}
