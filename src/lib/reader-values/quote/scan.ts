/** Finds in which literal of a language a place is. Pure. */
import type { Write } from './escape';

export interface Literal {
  /** Sticky. */
  readonly open: RegExp;
  /** Sticky; gets what `open` matched. */
  readonly close: (opened: RegExpExecArray) => RegExp;
  /** Sticky: what does not close it, such as a quote after a backslash. */
  readonly skip?: RegExp;
  /** Code inside it: `$(…)`. */
  readonly code?: { readonly open: RegExp; readonly opens: string; readonly closes: string };
  /** How a text is written in it; gets what `open` matched. */
  readonly write: (opened: RegExpExecArray) => Write;
}

/** Code, with what closes it and how many of these are open, or a literal. */
type Frame =
  | { readonly kind: 'code'; readonly opens: string; readonly closes: string; depth: number }
  | { readonly kind: 'literal'; readonly literal: Literal; readonly opened: RegExpExecArray; readonly close: RegExp };

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Goes on in a literal. @returns how many characters were read */
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
  /** Those that begin like others first. */
  readonly literals: readonly Literal[];
  /** Sticky: what opens no literal, such as a quote after a backslash. */
  readonly skip?: RegExp;
}

/** Goes on in code. @returns how many characters were read */
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
 * @param before the block up to the place
 * @returns how a text is written there; undefined outside of all literals
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
