/** Finds the literal that contains a position in the code. Pure functions. */
import type { Write } from './escape';

export interface Literal {
  /** Sticky pattern for the start of the literal. */
  readonly open: RegExp;
  /** Returns a sticky pattern for the end of the literal. Receives the match of `open`. */
  readonly close: (opened: RegExpExecArray) => RegExp;
  /** Sticky pattern for characters that don't end the literal, such as a quote after a backslash. */
  readonly skip?: RegExp;
  /** Code inside the literal, such as `$(…)`. */
  readonly code?: { readonly open: RegExp; readonly opens: string; readonly closes: string };
  /** Returns how to write text inside the literal. Receives the match of `open`. */
  readonly write: (opened: RegExpExecArray) => Write;
}

/** Either a literal, or code, with the text that ends it and its nesting depth. */
type Frame =
  | { readonly kind: 'code'; readonly opens: string; readonly closes: string; depth: number }
  | { readonly kind: 'literal'; readonly literal: Literal; readonly opened: RegExpExecArray; readonly close: RegExp };

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Moves forward inside a literal. @returns the number of characters read */
function stepInLiteral({ literal: { skip, code }, close }: Frame & { kind: 'literal' }, text: string, at: number, stack: Frame[]): number {
  const skipped = skip && matchAt(skip, text, at);
  if (skipped) return skipped[0].length;
  const closed = matchAt(close, text, at);
  if (closed) {
    stack.pop();
    return closed[0].length;
  }
  const inner = code && matchAt(code.open, text, at);
  if (!code || !inner) return 1;
  stack.push({ kind: 'code', opens: code.opens, closes: code.closes, depth: 1 });
  return inner[0].length;
}

export interface Syntax {
  /** Literals, sorted so that one whose start is also the start of others comes first. */
  readonly literals: readonly Literal[];
  /** Sticky pattern for characters that don't open a literal, such as a quote after a backslash. */
  readonly skip?: RegExp;
}

/** Moves forward in code. @returns the number of characters read */
function stepInCode(
  frame: (Frame & { kind: 'code' }) | undefined,
  { literals, skip }: Syntax,
  text: string,
  at: number,
  stack: Frame[],
): number {
  const skipped = skip && matchAt(skip, text, at);
  if (skipped) return skipped[0].length;
  for (const literal of literals) {
    const opened = matchAt(literal.open, text, at);
    if (!opened) continue;
    stack.push({ kind: 'literal', literal, opened, close: literal.close(opened) });
    return opened[0].length;
  }
  if (frame && text[at] === frame.opens) frame.depth += 1;
  if (frame && text[at] === frame.closes) {
    frame.depth -= 1;
    if (frame.depth === 0) stack.pop();
  }
  return 1;
}

/**
 * @param before code in the block before the position
 * @returns how to write text there; undefined outside of all literals
 */
export function literalAt(syntax: Syntax, before: string): Write | undefined {
  const stack: Frame[] = [];
  for (let at = 0; at < before.length;) {
    const frame = stack.at(-1);
    at += frame?.kind === 'literal' ? stepInLiteral(frame, before, at, stack) : stepInCode(frame, syntax, before, at, stack);
  }
  const last = stack.at(-1);
  return last?.kind === 'literal' ? last.literal.write(last.opened) : undefined;
}
